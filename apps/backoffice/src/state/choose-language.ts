import { dictionaryCodeOf, type Language, languages } from '@comanda/i18n/languages'
import { keep, readKept } from './kept.ts'

/** The languages with words of their own; the others would show Spanish. */
export const spokenHere = (Object.keys(languages) as Language[]).filter((code) => dictionaryCodeOf(code) === code)

/** The language that was chosen on this device, else the browser's, else Spanish. */
export function chooseLanguage(): Language {
  const kept = readKept('language')
  const chosen = spokenHere.find((code) => code === kept)
  if (chosen !== undefined) return chosen
  const asked = navigator.languages.map((tag) => tag.split('-')[0])
  for (const tag of asked) {
    const found = spokenHere.find((code) => tagOf(code) === tag)
    if (found !== undefined) return found
  }
  return 'es'
}

/** Every word on the page changes, so the page is loaded anew. */
export function changeLanguage(code: Language): void {
  keep('language', code)
  location.reload()
}

export function tagOf(code: Language): string {
  return languages[code].tag
}
