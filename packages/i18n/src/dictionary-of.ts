import { en } from './dictionaries/en.ts'
import { type Dictionary, es } from './dictionaries/es.ts'
import { eu } from './dictionaries/eu.ts'
import { fr } from './dictionaries/fr.ts'
import { ger } from './dictionaries/ger.ts'
import { type Language, languages } from './languages.ts'

const dictionaries = { es, en, eu, fr, ger }

/** For the server, which keeps all dictionaries in memory. A browser uses `loadDictionary`. */
export function dictionaryOf(language: Language): Dictionary {
  return dictionaries[languages[language].dictionary]
}
