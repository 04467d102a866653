import type { Configuration } from '@comanda/rules/catalogue/configuration'
import type { Product } from '@comanda/rules/catalogue/product'
import type { LanguageCode } from '@comanda/rules/text/language'
import { readText } from '@comanda/rules/text/local-text'

/** The chosen size, or what else one must choose of a dish, in words; `describeChoice` names all of it and weighs more. */
export function nameValues(
  { attributes }: Pick<Product, 'attributes'>,
  { valueIds }: Pick<Configuration, 'valueIds'>,
  language: LanguageCode,
): string {
  const chosen = attributes.flatMap(({ values }) => values.filter(({ id }) => valueIds.includes(id)))
  return chosen.map(({ name }) => readText(name, language)).join(', ')
}
