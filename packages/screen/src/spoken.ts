import type { Area, Words } from '@comanda/i18n/areas'
import type { Language } from '@comanda/i18n/languages'
import { loadWords } from '@comanda/i18n/load-words'

let spoken: Language | undefined

/**
 * Said once, when a page starts: what the page asks and tells outside of React is in this language from then on.
 * A server speaks many languages at the same time and never says it; what it renders goes by `useLanguage`.
 */
export function speak(language: Language): void {
  spoken = language
}

export function spokenLanguage(): Language {
  if (spoken === undefined) throw new Error('no page has said which language it speaks')
  return spoken
}

/** Words for what is told outside of React, such as a toast. */
export function loadSpokenWords<Asked extends readonly Area[]>(...areas: Asked): Promise<Words<Asked[number]>> {
  return loadWords(spokenLanguage(), ...areas)
}
