import type { LanguageCode } from '../text/language.ts'
import { type LocalText, readText } from '../text/local-text.ts'

/** The menu's text separates ingredients by commas, the screen by bars (CATALOGUE-008, CATALOGUE-010). */
export function joinIngredients(ingredients: LocalText, language: LanguageCode): string {
  return readText(ingredients, language)
    .split(',')
    .map((ingredient) => ingredient.trim())
    .filter((ingredient) => ingredient !== '')
    .join(' | ')
}
