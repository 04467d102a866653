import type { AllergenId, OptionGroupId, OptionValueId } from '../ids.ts'
import { canAvoid } from './can-avoid.ts'
import type { ChoiceContext } from './choice-context.ts'
import { type Concern, type Dish, isTakenBy, toDish } from './concern.ts'
import type { Configuration } from './configuration.ts'
import { findCombination } from './find-combination.ts'
import { type ContainedAllergens, listContained } from './list-contained.ts'
import { listOptionGroups } from './list-option-groups.ts'
import { listSources, type Source } from './list-sources.ts'
import type { Product } from './product.ts'

/** What would make the dish free of something: leave out what brings it, or choose what takes it away. */
export type Remedy =
  | { readonly kind: 'leave'; readonly source: Exclude<Source, { readonly kind: 'dish' }> }
  | { readonly kind: 'choose-option'; readonly groupId: OptionGroupId; readonly valueId: OptionValueId }

export interface AllergenCard extends ContainedAllergens {
  /** Contained now, but the dish can be ordered without it. */
  readonly avoidable: readonly { readonly allergenId: AllergenId; readonly remedies: readonly Remedy[] }[]
}

/** The allergens of a dish as it is configured: its own, its options', its units' and their second level's. */
export function describeAllergens(
  product: Product,
  configuration: Configuration,
  context: ChoiceContext,
): AllergenCard {
  const dish = toDish(product)
  const { contains, traces } = listContained(product, configuration, context)
  const avoidable = contains
    .filter((id) => canAvoid(dish, [{ kind: 'allergen', id }], context))
    .map((allergenId) => ({
      allergenId,
      remedies: listRemedies(dish, configuration, { kind: 'allergen', id: allergenId }, context),
    }))
  return { contains, traces, avoidable }
}

/** One remedy for every source; for the dish itself, every option that takes the concern away. */
export function listRemedies(
  dish: Dish,
  configuration: Configuration,
  concern: Concern,
  context: ChoiceContext,
): readonly Remedy[] {
  return listSources(dish, configuration, concern, context).flatMap((source): Remedy[] => {
    if (source.kind !== 'dish') return [{ kind: 'leave', source }]
    return listOptionGroups(dish.product, findCombination(dish.product, configuration)).flatMap((group) =>
      group.values
        .filter((value) => isTakenBy(concern, value))
        .map((value): Remedy => ({ kind: 'choose-option', groupId: group.id, valueId: value.id })),
    )
  })
}
