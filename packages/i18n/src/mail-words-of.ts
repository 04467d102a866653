import { type Language, languages } from './languages.ts'
import { en } from './mail/en.ts'
import { es, type MailWords } from './mail/es.ts'
import { eu } from './mail/eu.ts'
import { fr } from './mail/fr.ts'
import { ger } from './mail/ger.ts'

const dictionaries = { es, en, eu, fr, ger }

/** What mails and receipts say. They stand apart from the screens' words: only the server reads them. */
export function mailWordsOf(language: Language): MailWords {
  return dictionaries[languages[language].dictionary]
}
