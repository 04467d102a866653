import type { AttributeValueId } from '../ids.ts'
import { refuse } from '../verdict.ts'
import { type Change, change } from './change.ts'
import type { Choosing } from './choosing.ts'
import type { Configuration } from './configuration.ts'
import { findCombination } from './find-combination.ts'
import { listOptionGroups } from './list-option-groups.ts'
import { listSections } from './list-sections.ts'
import { startOptions, startUnits } from './start-configuration.ts'

/** There is one value per attribute: a new one replaces it and may switch the combination (CONFIG-026, CONFIG-028). */
export function chooseValue(choosing: Choosing, valueId: AttributeValueId): Change {
  const { product, configuration } = choosing
  if (!product.attributes.some((attribute) => attribute.values.some((value) => value.id === valueId))) {
    return refuse('unknown-value')
  }
  const valueIds = product.attributes.flatMap((attribute) => {
    const ids = attribute.values.map((value) => value.id)
    if (ids.includes(valueId)) return [valueId]
    return configuration.valueIds.filter((id) => ids.includes(id)).slice(0, 1)
  })
  return change(followCombination(choosing, { ...configuration, valueIds }))
}

/** Choices that the new combination does not offer are dropped; those that only it offers get their start values. */
function followCombination(
  { product, configuration, quantity, context }: Choosing,
  after: Configuration,
): Configuration {
  const oldCombination = findCombination(product, configuration)
  const newCombination = findCombination(product, after)
  const oldGroups = listOptionGroups(product, oldCombination).map((group) => group.id)
  const newGroups = listOptionGroups(product, newCombination)
  const oldSections = listSections(product, oldCombination).map((section) => section.id)
  const newSections = listSections(product, newCombination)
  return {
    valueIds: after.valueIds,
    options: [
      ...after.options.filter((choice) => newGroups.some((group) => group.id === choice.groupId)),
      ...newGroups.filter((group) => !oldGroups.includes(group.id)).flatMap(startOptions),
    ],
    units: [
      ...after.units.filter((unit) => newSections.some((section) => section.id === unit.sectionId)),
      ...newSections
        .filter((section) => !oldSections.includes(section.id))
        .flatMap((section) => startUnits(section, quantity, context)),
    ],
  }
}
