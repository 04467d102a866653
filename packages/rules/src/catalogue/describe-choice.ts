import type { LanguageCode } from '../text/language.ts'
import { readText } from '../text/local-text.ts'
import type { Configuration } from './configuration.ts'
import { findCombination } from './find-combination.ts'
import { listOptionGroups } from './list-option-groups.ts'
import { listSections } from './list-sections.ts'
import { listChosenValues, nameAttributeValue, nameOption } from './name-options.ts'
import type { Product } from './product.ts'
import { listChosenItems } from './section-row.ts'

/** The choices on a dish, as a line of text: its variant, its options, its parts. */
export function describeChoice(product: Product, configuration: Configuration, language: LanguageCode): string {
  const combination = findCombination(product, configuration)
  const values = listChosenValues(product.attributes, configuration.valueIds)
  const groups = listOptionGroups(product, combination)
  const options = groups.flatMap((group) =>
    group.values
      .filter(({ id }) => configuration.options.some(({ groupId, valueId }) => groupId === group.id && valueId === id))
      .map((value) => ({ group, value })),
  )
  const items = listSections(product, combination).flatMap((section) =>
    listChosenItems(section, configuration).map(({ item, count }) => {
      const name = readText(item.product.name, language)
      return count > 1 ? `${count} × ${name}` : name
    }),
  )
  return [
    ...values.map(({ attribute, value }) => nameAttributeValue(attribute, value, language)),
    ...options.map((option) => nameOption(option, groups, language)),
    ...items,
  ].join(', ')
}
