import type { OptionGroupId, OptionValueId } from '../ids.ts'
import type { ChoiceContext } from './choice-context.ts'
import { type Concern, type Dish, isTakenBy } from './concern.ts'
import type { Configuration } from './configuration.ts'
import { findCombination } from './find-combination.ts'
import { listOptionGroups } from './list-option-groups.ts'
import { listSources, type Source } from './list-sources.ts'

/** The remedies that would free the dish of a concern: leave out what brings it, or choose what removes it. */
export type Remedy =
  | { readonly kind: 'leave'; readonly source: Exclude<Source, { readonly kind: 'dish' }> }
  | { readonly kind: 'choose-option'; readonly groupId: OptionGroupId; readonly valueId: OptionValueId }

/** One remedy for every source; when the dish itself is the source, every option that removes the concern. */
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
