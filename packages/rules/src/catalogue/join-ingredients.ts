import type { LanguageCode } from '../text/language.ts'
import { type LocalText, readText } from '../text/local-text.ts'

/** Commas in the menu's own text, bars on the screen (CATALOGUE-008, CATALOGUE-010). */
export function joinIngredients(ingredients: LocalText, language: LanguageCode): string {
  return readText(ingredients, language)
    .split(',')
    .map((ingredient) => ingredient.trim())
    .filter((ingredient) => ingredient !== '')
    .join(' | ')
}
