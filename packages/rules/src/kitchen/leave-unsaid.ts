import type { ChoiceContext } from '../catalogue/choice-context.ts'
import type { Configuration, UnitChoice } from '../catalogue/configuration.ts'
import { configurationKey } from '../catalogue/configuration-key.ts'
import { findCombination } from '../catalogue/find-combination.ts'
import { listOptionGroups } from '../catalogue/list-option-groups.ts'
import { listSections } from '../catalogue/list-sections.ts'
import type { Section } from '../catalogue/product.ts'
import { comesWithIngredients, startOptions, startUnits } from '../catalogue/start-configuration.ts'
import type { ChosenDish } from '../pricing/describe-chosen.ts'

/**
 * The choices of a dish without those that go without saying: the ingredients that it comes with, and the default of a
 * question that must be answered. Only what could not be missing in silence is left out: an ingredient that is taken
 * away is said as «sin …», and such a question has another answer instead. Everything else is said (DAY-086).
 */
export function leaveUnsaid({ product, configuration, units }: ChosenDish, context: ChoiceContext): Configuration {
  const combination = findCombination(product, configuration)
  const asked = listOptionGroups(product, combination).filter(({ required }) => required)
  const usual = asked.flatMap(startOptions)
  const sections = listSections(product, combination)
  const toDish = createDishKey(sections)
  const toKey = (unit: UnitChoice) => `${toDish(unit)} ${configurationKey(unit.configuration)}`
  const preset = sections
    .filter((section) => comesWithIngredients(section, context))
    .flatMap((section) => startUnits(section, units, context))
  const dishCounts = countEqual(configuration.units, toDish)
  const chosenCounts = countEqual(configuration.units, toKey)
  const presetCounts = countEqual(preset, toKey)
  const goesWithoutSaying = (unit: UnitChoice) => {
    const chosen = chosenCounts.get(toKey(unit)) ?? 0
    const standard = presetCounts.get(toKey(unit)) ?? 0
    // Beside the same dish in another way silence would not tell whether it is there.
    if (dishCounts.get(toDish(unit)) !== chosen) return false
    // Of one per dish each that is missing is said; of several per dish only the number would tell.
    return chosen === standard || (standard === units && chosen < standard)
  }
  return {
    valueIds: configuration.valueIds,
    options: configuration.options.filter(
      ({ groupId, valueId }) => !usual.some((option) => option.groupId === groupId && option.valueId === valueId),
    ),
    units: configuration.units.filter((unit) => !goesWithoutSaying(unit)),
  }
}

function countEqual(units: readonly UnitChoice[], toKey: (unit: UnitChoice) => string): ReadonlyMap<string, number> {
  return new Map([...Map.groupBy(units, toKey)].map(([key, equal]) => [key, equal.length]))
}

/** By the dish that is served, as «sin …» is said: two entries of one dish are that dish twice. */
function createDishKey(sections: readonly Section[]): (unit: UnitChoice) => string {
  const products = new Map(
    sections.flatMap(({ id, items }) => items.map((item) => [`${id} ${item.id}`, item.product.id] as const)),
  )
  return ({ sectionId, itemId }) => `${sectionId} ${products.get(`${sectionId} ${itemId}`)}`
}
