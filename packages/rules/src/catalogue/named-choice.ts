import type { AttributeValueId, OptionValueId, SectionId, SectionItemId } from '../ids.ts'
import type { Configuration, OptionChoice, UnitChoice } from './configuration.ts'
import { findCombination } from './find-combination.ts'
import { listOptionGroups } from './list-option-groups.ts'
import type { Product } from './product.ts'

/** A choice as a caller names it: options by their value alone, since a value belongs to one group of a dish. */
export interface NamedChoice {
  readonly valueIds: readonly AttributeValueId[]
  readonly options: readonly { readonly valueId: OptionValueId }[]
  readonly units: readonly NamedUnit[]
}

export interface NamedUnit {
  readonly sectionId: SectionId
  readonly itemId: SectionItemId
  readonly choice: NamedChoice
}

/** The choice with its groups; undefined when it names what the dish does not have, at any level. */
export function findConfiguration(product: Product, choice: NamedChoice): Configuration | undefined {
  const combination = findCombination(product, { valueIds: choice.valueIds, options: [], units: [] })
  const groups = listOptionGroups(product, combination)
  const options: OptionChoice[] = []
  for (const { valueId } of choice.options) {
    const group = groups.find(({ values }) => values.some(({ id }) => id === valueId))
    if (group === undefined) return undefined
    options.push({ groupId: group.id, valueId })
  }
  const units: UnitChoice[] = []
  for (const unit of choice.units) {
    const configuration = findUnitConfiguration(product, unit)
    if (configuration === undefined) return undefined
    units.push({ sectionId: unit.sectionId, itemId: unit.itemId, configuration })
  }
  return { valueIds: choice.valueIds, options, units }
}

function findUnitConfiguration(product: Product, { sectionId, itemId, choice }: NamedUnit): Configuration | undefined {
  const section = product.sections.find(({ id }) => id === sectionId)
  const item = section?.items.find(({ id }) => id === itemId)
  return item && findConfiguration(item.product, choice)
}
