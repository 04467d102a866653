import type { LanguageCode } from '../text/language.ts'
import { readText } from '../text/local-text.ts'
import type { Product } from './product.ts'

/** The texts that a search looks through, in the reader's language (OPEN-042). */
export function listSearchTexts(
  { name, description, ingredients }: Pick<Product, 'name' | 'description' | 'ingredients'>,
  language: LanguageCode,
): string[] {
  return [name, description, ingredients].map((text) => readText(text, language))
}
