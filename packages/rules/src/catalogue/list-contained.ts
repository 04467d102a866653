import type { AllergenId } from '../ids.ts'
import type { ChoiceContext } from './choice-context.ts'
import { type Dish, toDish } from './concern.ts'
import type { Configuration } from './configuration.ts'
import { findCombination } from './find-combination.ts'
import { listEatenUnits } from './list-eaten-units.ts'
import { listOptionGroups } from './list-option-groups.ts'
import { listSources } from './list-sources.ts'
import type { Product } from './product.ts'

export interface ContainedAllergens {
  readonly contains: readonly AllergenId[]
  /** May be present by contact; an allergen listed in `contains` is not repeated here. */
  readonly traces: readonly AllergenId[]
}

/**
 * The allergens in a dish as it is configured: its own allergens, its options', its units' and their second level's.
 */
export function listContained(
  product: Product,
  configuration: Configuration,
  context: ChoiceContext,
): ContainedAllergens {
  const dish = toDish(product)
  const contains = sortIds(listMentioned(dish, configuration, context)).filter(
    (id) => listSources(dish, configuration, { kind: 'allergen', id }, context).length > 0,
  )
  const traces = sortIds(listTraces(product, configuration, context)).filter((id) => !contains.includes(id))
  return { contains, traces }
}

function listMentioned(dish: Dish, configuration: Configuration, context: ChoiceContext): AllergenId[] {
  const { product, allergens } = dish
  const groups = listOptionGroups(product, findCombination(product, configuration))
  return [
    ...allergens,
    ...groups.flatMap((group) => group.values.flatMap((value) => value.addsAllergens)),
    ...listEatenUnits(product, configuration, context).flatMap((unit) =>
      listMentioned(toDish(unit.item.product, unit.item.allergens), unit.configuration, context),
    ),
  ]
}

function listTraces(product: Product, configuration: Configuration, context: ChoiceContext): AllergenId[] {
  const ofUnits = listEatenUnits(product, configuration, context).flatMap((unit) =>
    listTraces(unit.item.product, unit.configuration, context),
  )
  return [...product.traces, ...ofUnits]
}

function sortIds(ids: readonly AllergenId[]): AllergenId[] {
  return [...new Set(ids)].sort((left, right) => left - right)
}
