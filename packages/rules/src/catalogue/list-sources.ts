import type { OptionGroupId, OptionValueId, SectionId, SectionItemId } from '../ids.ts'
import type { ChoiceContext } from './choice-context.ts'
import { type Concern, type Dish, isBroughtBy, isInDish, isTakenBy, toDish } from './concern.ts'
import type { Configuration } from './configuration.ts'
import { findCombination } from './find-combination.ts'
import { listEatenUnits } from './list-eaten-units.ts'
import { listOptionGroups } from './list-option-groups.ts'
import type { OptionValue, SectionItem } from './product.ts'

/** Where in a configured dish a concern comes from. */
export type Source =
  | { readonly kind: 'dish' }
  | { readonly kind: 'option'; readonly groupId: OptionGroupId; readonly valueId: OptionValueId }
  | { readonly kind: 'item'; readonly sectionId: SectionId; readonly itemId: SectionItemId }

/** Empty when the dish, as it is configured, is free of the concern. */
export function listSources(
  dish: Dish,
  configuration: Configuration,
  concern: Concern,
  context: ChoiceContext,
): readonly Source[] {
  const chosen = listChosenValues(dish, configuration)
  const fromDish: Source[] =
    isInDish(concern, dish) && !chosen.some(({ value }) => isTakenBy(concern, value)) ? [{ kind: 'dish' }] : []
  const fromOptions = chosen
    .filter(({ value }) => isBroughtBy(concern, value))
    .map(({ groupId, value }): Source => ({ kind: 'option', groupId, valueId: value.id }))
  const items = new Map<SectionItem, Source>()
  for (const unit of listEatenUnits(dish.product, configuration, context)) {
    const part = toDish(unit.item.product, unit.item.allergens)
    if (!items.has(unit.item) && listSources(part, unit.configuration, concern, context).length > 0) {
      items.set(unit.item, { kind: 'item', sectionId: unit.section.id, itemId: unit.item.id })
    }
  }
  return [...fromDish, ...fromOptions, ...items.values()]
}

function listChosenValues(
  dish: Dish,
  configuration: Configuration,
): readonly { readonly groupId: OptionGroupId; readonly value: OptionValue }[] {
  const groups = listOptionGroups(dish.product, findCombination(dish.product, configuration))
  return groups.flatMap((group) =>
    group.values
      .filter((value) =>
        configuration.options.some((choice) => choice.groupId === group.id && choice.valueId === value.id),
      )
      .map((value) => ({ groupId: group.id, value })),
  )
}
