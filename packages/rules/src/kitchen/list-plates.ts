import type { Configuration, UnitChoice } from '../catalogue/configuration.ts'
import { configurationKey } from '../catalogue/configuration-key.ts'
import { findCombination } from '../catalogue/find-combination.ts'
import { listSections } from '../catalogue/list-sections.ts'
import type { Product, SectionItem } from '../catalogue/product.ts'

/** Equal dishes of one line; the configuration holds the choices of all of them together (OPEN-116). */
export interface Plate {
  readonly product: Product
  readonly configuration: Configuration
  readonly units: number
  /** The menu it was chosen in. */
  readonly combo: string | null
}

/**
 * A menu is sent as one plate per dish chosen in it, menus inside it too (DAY-066). The menu itself is a plate where it
 * has something of its own to cook, or where nothing was chosen in it: no unit that was sold may vanish.
 */
export function listPlates(whole: Plate, nameWhole: (own: Plate) => string): Plate[] {
  const { product, configuration, combo } = whole
  if (!product.isMenu) return [whole]
  const chosen = listChosenDishes(product, configuration)
  const units = configuration.units.filter((unit) => !chosen.some((dish) => dish.units.includes(unit)))
  const own: Plate = { ...whole, configuration: { ...configuration, units } }
  const name = combo === null ? nameWhole(own) : `${combo} · ${nameWhole(own)}`
  const inside = chosen.flatMap(({ item, units: equal }) => listPlates(toPlate(item, equal, name), nameWhole))
  const isCooked = product.ingredients.base !== '' || inside.length === 0
  return isCooked ? [own, ...inside] : inside
}

interface ChosenDish {
  readonly item: SectionItem
  readonly units: readonly UnitChoice[]
}

/** Units that are equal in all their choices, in the order in which the menu offers them. */
function listChosenDishes(product: Product, configuration: Configuration): ChosenDish[] {
  return listSections(product, findCombination(product, configuration))
    .filter(({ areIngredients, subtract }) => !areIngredients && !subtract)
    .flatMap((section) =>
      section.items.flatMap((item) => {
        const units = configuration.units.filter(
          ({ sectionId, itemId }) => sectionId === section.id && itemId === item.id,
        )
        const equal = Map.groupBy(units, (unit) => configurationKey(unit.configuration))
        return [...equal.values()].map((same) => ({ item, units: same }))
      }),
    )
}

function toPlate({ product, allergens }: SectionItem, units: readonly UnitChoice[], combo: string): Plate {
  const one = units[0]?.configuration
  if (one === undefined) throw new Error('a chosen dish without a unit')
  return {
    product: { ...product, allergens: allergens ?? product.allergens },
    configuration: { ...one, units: units.flatMap(({ configuration }) => configuration.units) },
    units: units.length,
    combo,
  }
}
