import type { Configuration } from '../catalogue/configuration.ts'
import { findCombination } from '../catalogue/find-combination.ts'
import { hasBareValue, listChosenValues, nameAttributeValue } from '../catalogue/name-options.ts'
import type { Product } from '../catalogue/product.ts'
import type { LanguageCode } from '../text/language.ts'
import { readText } from '../text/local-text.ts'

/** Product and variant together; null when no variant is chosen (CART-002). */
export function nameCombination(product: Product, configuration: Configuration, language: LanguageCode): string | null {
  const combination = findCombination(product, configuration)
  if (combination === undefined) return null
  const chosen = listChosenValues(product.attributes, combination.valueIds)
  const variant = hasBareValue(chosen, language)
    ? chosen.map(({ attribute, value }) => nameAttributeValue(attribute, value, language)).join(', ')
    : readText(combination.name, language)
  return `${readText(product.name, language)} ${variant}`
}
