import { type DictionaryCode, dictionaryCodeOf, type Language } from './languages.ts'
import { cat } from './mail/cat.ts'
import { en } from './mail/en.ts'
import { es, type MailWords } from './mail/es.ts'
import { eu } from './mail/eu.ts'
import { fr } from './mail/fr.ts'
import { ger } from './mail/ger.ts'
import { nl } from './mail/nl.ts'

const dictionaries: Record<DictionaryCode, MailWords> = { es, en, cat, eu, fr, ger, nl }

/** The words of mails and receipts. They stand apart from the screens' words: only the server reads them. */
export function mailWordsOf(language: Language): MailWords {
  return dictionaries[dictionaryCodeOf(language)]
}
