import { cat } from './dictionaries/cat.ts'
import { en } from './dictionaries/en.ts'
import { type Dictionary, es } from './dictionaries/es.ts'
import { eu } from './dictionaries/eu.ts'
import { fr } from './dictionaries/fr.ts'
import { ger } from './dictionaries/ger.ts'
import { nl } from './dictionaries/nl.ts'
import { type DictionaryCode, dictionaryCodeOf, type Language } from './languages.ts'

const dictionaries: Record<DictionaryCode, Dictionary> = { es, en, cat, eu, fr, ger, nl }

/** For the server, which keeps all dictionaries in memory. A browser uses `loadDictionary`. */
export function dictionaryOf(language: Language): Dictionary {
  return dictionaries[dictionaryCodeOf(language)]
}
