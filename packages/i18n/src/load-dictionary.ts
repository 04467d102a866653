import type { Dictionary } from './dictionaries/es.ts'
import { type Language, languages } from './languages.ts'

/** One dictionary, fetched when it is needed: a browser never loads the other four. */
export async function loadDictionary(language: Language): Promise<Dictionary> {
  switch (languages[language].dictionary) {
    case 'en':
      return (await import('./dictionaries/en.ts')).en
    case 'eu':
      return (await import('./dictionaries/eu.ts')).eu
    case 'fr':
      return (await import('./dictionaries/fr.ts')).fr
    case 'ger':
      return (await import('./dictionaries/ger.ts')).ger
    case 'es':
      return (await import('./dictionaries/es.ts')).es
  }
}
