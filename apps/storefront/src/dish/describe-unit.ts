import type { Language } from '@comanda/i18n/languages'
import type { Configuration } from '@comanda/rules/catalogue/configuration'
import { findCombination } from '@comanda/rules/catalogue/find-combination'
import { listOptionGroups } from '@comanda/rules/catalogue/list-option-groups'
import { listSections } from '@comanda/rules/catalogue/list-sections'
import type { Product } from '@comanda/rules/catalogue/product'
import { listChosenItems } from '@comanda/rules/catalogue/section-row'
import { readText } from '@comanda/rules/text/local-text'

/** What was chosen on a dish, as a line of text: its variant, its options, its parts. */
export function describeUnit(product: Product, configuration: Configuration, language: Language): string {
  const combination = findCombination(product, configuration)
  const values = product.attributes
    .flatMap((attribute) => attribute.values)
    .filter(({ id }) => configuration.valueIds.includes(id))
  const options = listOptionGroups(product, combination).flatMap((group) =>
    group.values.filter(({ id }) =>
      configuration.options.some(({ groupId, valueId }) => groupId === group.id && valueId === id),
    ),
  )
  const items = listSections(product, combination).flatMap((section) =>
    listChosenItems(section, configuration).map(({ item, count }) => {
      const name = readText(item.product.name, language)
      return count > 1 ? `${count} × ${name}` : name
    }),
  )
  return [...[...values, ...options].map(({ name }) => readText(name, language)), ...items].join(', ')
}
