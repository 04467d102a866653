import type { Configuration } from '../catalogue/configuration.ts'
import { findCombination } from '../catalogue/find-combination.ts'
import type { Product } from '../catalogue/product.ts'
import type { LanguageCode } from '../text/language.ts'
import { readText } from '../text/local-text.ts'

/** Product and variant together; null when no variant is chosen (CART-002). */
export function nameCombination(product: Product, configuration: Configuration, language: LanguageCode): string | null {
  const combination = findCombination(product, configuration)
  if (combination === undefined) return null
  return `${readText(product.name, language)} ${readText(combination.name, language)}`
}
