import { refuse } from '../verdict.ts'
import { type Change, change } from './change.ts'
import type { Configuration, OptionChoice } from './configuration.ts'
import { findCombination } from './find-combination.ts'
import { listOptionGroups, mostChoices } from './list-option-groups.ts'
import type { Product } from './product.ts'

/** In a group of one choice the new value replaces the old; elsewhere it is added up to the limit. */
export function chooseOption(product: Product, configuration: Configuration, choice: OptionChoice): Change {
  const group = listOptionGroups(product, findCombination(product, configuration)).find(
    (candidate) => candidate.id === choice.groupId,
  )
  if (!group?.values.some((value) => value.id === choice.valueId)) return refuse('unknown-option')
  if (hasOption(configuration, choice)) return change(configuration)
  const others = group.multiple
    ? configuration.options
    : configuration.options.filter((chosen) => chosen.groupId !== group.id)
  const inGroup = others.filter((chosen) => chosen.groupId === group.id).length
  if (inGroup >= mostChoices(group)) return refuse('option-limit')
  return change({ ...configuration, options: [...others, { groupId: choice.groupId, valueId: choice.valueId }] })
}

export function leaveOption(configuration: Configuration, choice: OptionChoice): Change {
  if (!hasOption(configuration, choice)) return refuse('not-chosen')
  return change({ ...configuration, options: configuration.options.filter((chosen) => !isSame(chosen, choice)) })
}

export function hasOption(configuration: Configuration, choice: OptionChoice): boolean {
  return configuration.options.some((chosen) => isSame(chosen, choice))
}

function isSame(left: OptionChoice, right: OptionChoice): boolean {
  return left.groupId === right.groupId && left.valueId === right.valueId
}
