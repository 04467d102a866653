import type { Dictionary } from '@comanda/i18n/dictionaries/es'

/** What is wrong with a field the rules call invalid: nothing in it, or something that cannot be. */
export function toProblemText(field: string, text: string, words: Dictionary['forms']): string {
  if (text.trim() === '') return words.required
  return field === 'email' ? words.email : words.invalid
}
