import type { Dictionary } from '@comanda/i18n/dictionaries/es'
import { dictionaryOf } from '@comanda/i18n/dictionary-of'
import { formatPrice } from '@comanda/i18n/format-price'
import type { MailWords } from '@comanda/i18n/mail/es'
import { mailWordsOf } from '@comanda/i18n/mail-words-of'
import type { LanguageCode } from '@comanda/rules/text/language'
import type { Attachment } from '../database/schema/attachment.ts'
import type { MailPart } from './mail-part.ts'

/** One kind of mail: everything it says, made from its facts in the reader's language. */
export interface MailKind<Facts> {
  readonly subject: (facts: Facts, speech: MailSpeech) => string
  /** The heading inside the mail. */
  readonly title: (facts: Facts, speech: MailSpeech) => string
  readonly parts: (facts: Facts, speech: MailSpeech) => readonly MailPart[]
  readonly attachments?: (facts: Facts, speech: MailSpeech) => readonly Attachment[]
}

export interface MailSpeech {
  readonly language: LanguageCode
  readonly words: MailWords
  /** The words of the screens, for what a mail says as a screen does. */
  readonly screens: Dictionary
  readonly site: string
  readonly price: (amount: number) => string
}

export function toMailSpeech(language: LanguageCode, site: string): MailSpeech {
  const price = (amount: number) => formatPrice(amount, language)
  return { language, words: mailWordsOf(language), screens: dictionaryOf(language), site, price }
}
