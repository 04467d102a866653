import type { Area, Words } from '@comanda/i18n/areas'
import type { Language } from '@comanda/i18n/languages'
import { loadWords } from '@comanda/i18n/load-words'

let spoken: Language | undefined

/**
 * Called once, when a page starts: calls and notices outside of React use this language from then on. A server uses
 * many languages at once and never calls it; what it renders uses `useLanguage`.
 */
export function speak(language: Language): void {
  spoken = language
}

export function spokenLanguage(): Language {
  if (spoken === undefined) throw new Error('no page has said which language it speaks')
  return spoken
}

/** Words for what is shown outside of React, such as a toast. */
export function loadSpokenWords<Asked extends readonly Area[]>(...areas: Asked): Promise<Words<Asked[number]>> {
  return loadWords(spokenLanguage(), ...areas)
}
