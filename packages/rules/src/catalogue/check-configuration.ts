import { allowed, refuse, type Verdict } from '../verdict.ts'
import type { ChoiceContext } from './choice-context.ts'
import type { Configuration } from './configuration.ts'
import { findCombination } from './find-combination.ts'
import { listMissing, type MissingCode } from './list-missing.ts'
import { listOptionGroups, mostChoices } from './list-option-groups.ts'
import { listSections } from './list-sections.ts'
import type { Product, Section, SectionItem } from './product.ts'
import { countItem, leastUnits } from './section-limits.ts'

/** More of one dish than any kitchen cooks; this keeps every sum inside exact whole numbers. */
export const largestQuantity = 9_999

export type ConfigurationRefusal =
  | MissingCode
  | 'bad-quantity'
  | 'product-unavailable'
  | 'unknown-value'
  | 'two-values'
  | 'unknown-option'
  | 'option-twice'
  | 'option-limit'
  | 'unknown-item'
  | 'item-below'
  | 'item-excluded'

/** Accepts exactly what allowed moves can reach; the server asks it again about whatever a client sends. */
export function checkConfiguration(
  product: Product,
  configuration: Configuration,
  quantity: number,
  context: ChoiceContext,
): Verdict<ConfigurationRefusal> {
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > largestQuantity) return refuse('bad-quantity')
  if (!product.published) return refuse('product-unavailable')
  const foreign = findForeign(product, configuration)
  if (foreign !== undefined) return refuse(foreign)
  const missing = listMissing(product, configuration, quantity, context)[0]
  return missing === undefined ? allowed : refuse(missing.code)
}

/** Finds a choice, at any level, that no allowed move could have made. */
function findForeign(product: Product, configuration: Configuration): ConfigurationRefusal | undefined {
  return (
    findForeignValue(product, configuration) ??
    findForeignOption(product, configuration) ??
    findForeignUnit(product, configuration)
  )
}

function findForeignValue(product: Product, configuration: Configuration): ConfigurationRefusal | undefined {
  const owners = configuration.valueIds.map((id) =>
    product.attributes.find((attribute) => attribute.values.some((value) => value.id === id)),
  )
  if (owners.includes(undefined)) return 'unknown-value'
  return new Set(owners).size < owners.length ? 'two-values' : undefined
}

function findForeignOption(product: Product, configuration: Configuration): ConfigurationRefusal | undefined {
  const groups = listOptionGroups(product, findCombination(product, configuration))
  for (const choice of configuration.options) {
    const group = groups.find((candidate) => candidate.id === choice.groupId)
    if (!group?.values.some((value) => value.id === choice.valueId)) return 'unknown-option'
    const chosen = configuration.options.filter((other) => other.groupId === group.id).map((other) => other.valueId)
    if (new Set(chosen).size < chosen.length) return 'option-twice'
    if (chosen.length > mostChoices(group)) return 'option-limit'
  }
  return undefined
}

function findForeignUnit(product: Product, configuration: Configuration): ConfigurationRefusal | undefined {
  const sections = listSections(product, findCombination(product, configuration))
  for (const unit of configuration.units) {
    const section = sections.find((candidate) => candidate.id === unit.sectionId)
    const item = section?.items.find((candidate) => candidate.id === unit.itemId)
    if (section === undefined || item === undefined) return 'unknown-item'
    if (countItem(section, item.id, configuration) < leastUnits(item)) return 'item-below'
    if (section.subtract && hasTwin(section, item, configuration)) return 'item-excluded'
    const nested = findForeign(item.product, unit.configuration)
    if (nested !== undefined) return nested
  }
  return undefined
}

function hasTwin(section: Section, item: SectionItem, configuration: Configuration): boolean {
  return section.items.some(
    (other) =>
      other.id !== item.id && other.product.id === item.product.id && countItem(section, other.id, configuration) > 0,
  )
}
