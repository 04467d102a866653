import type { FirstWords } from './dictionaries/first/es.ts'
import { type Language, languages } from './languages.ts'

/** What every page shows at once, so that it comes to life before all other words have arrived. */
export async function loadFirstWords(language: Language): Promise<FirstWords> {
  switch (languages[language].dictionary) {
    case 'en':
      return (await import('./dictionaries/first/en.ts')).en
    case 'eu':
      return (await import('./dictionaries/first/eu.ts')).eu
    case 'fr':
      return (await import('./dictionaries/first/fr.ts')).fr
    case 'ger':
      return (await import('./dictionaries/first/ger.ts')).ger
    case 'es':
      return (await import('./dictionaries/first/es.ts')).es
  }
}
