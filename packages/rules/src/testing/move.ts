import { type Change, change, type MoveRefusal } from '../catalogue/change.ts'
import { checkConfiguration } from '../catalogue/check-configuration.ts'
import { addItem, removeItem } from '../catalogue/choose-item.ts'
import { chooseOption, hasOption, leaveOption } from '../catalogue/choose-option.ts'
import { chooseValue } from '../catalogue/choose-value.ts'
import type { Choosing } from '../catalogue/choosing.ts'
import type { Configuration } from '../catalogue/configuration.ts'
import { findCombination } from '../catalogue/find-combination.ts'
import { listOptionGroups } from '../catalogue/list-option-groups.ts'
import { isListed, listItems, listSections } from '../catalogue/list-sections.ts'
import { countItem } from '../catalogue/section-limits.ts'
import type { AttributeValueId, OptionGroupId, OptionValueId, SectionId, SectionItemId } from '../ids.ts'
import { allowed, refuse, type Verdict } from '../verdict.ts'

/** One tap of a diner; laws generate hundreds of them. */
export type Move =
  | { readonly kind: 'choose-value'; readonly valueId: AttributeValueId }
  | { readonly kind: 'choose-option'; readonly groupId: OptionGroupId; readonly valueId: OptionValueId }
  | { readonly kind: 'leave-option'; readonly groupId: OptionGroupId; readonly valueId: OptionValueId }
  | {
      readonly kind: 'add-item'
      readonly sectionId: SectionId
      readonly itemId: SectionItemId
      readonly unit?: Configuration
    }
  | {
      readonly kind: 'remove-item'
      readonly sectionId: SectionId
      readonly itemId: SectionItemId
      readonly at?: number
    }
  | { readonly kind: 'change-unit'; readonly at: number; readonly unit: Configuration }

export function applyMove(choosing: Choosing, move: Move): Change {
  switch (move.kind) {
    case 'choose-value':
      return chooseValue(choosing, move.valueId)
    case 'choose-option':
      return chooseOption(choosing.product, choosing.configuration, move)
    case 'leave-option':
      return leaveOption(choosing.configuration, move)
    case 'add-item':
      return addItem(choosing, move)
    case 'remove-item':
      return removeItem(choosing, move)
    case 'change-unit':
      return changeUnit(choosing, move)
  }
}

/** Changing a unit: removing it and adding it again with other choices, in one move. */
function changeUnit(
  { product, configuration, context }: Choosing,
  { at, unit }: { readonly at: number; readonly unit: Configuration },
): Change {
  const old = configuration.units[at]
  const sections = listSections(product, findCombination(product, configuration))
  const item = sections.find(({ id }) => id === old?.sectionId)?.items.find(({ id }) => id === old?.itemId)
  if (old === undefined || item === undefined) return refuse('unknown-item')
  if (!isListed(item, context)) return refuse('item-unavailable')
  if (!checkConfiguration(item.product, unit, 1, context).allowed) return refuse('unit-incomplete')
  return change({ ...configuration, units: configuration.units.with(at, { ...old, configuration: unit }) })
}

/** Every tap that is possible next, each with its verdict. */
export function listMoves(
  choosing: Choosing,
): readonly { readonly move: Move; readonly verdict: Verdict<MoveRefusal> }[] {
  return listCandidates(choosing).map((move) => {
    const change = applyMove(choosing, move)
    return { move, verdict: change.allowed ? allowed : change }
  })
}

function listCandidates({ product, configuration, context }: Choosing): Move[] {
  const combination = findCombination(product, configuration)
  const values = product.attributes
    .flatMap((attribute) => attribute.values)
    .filter((value) => !configuration.valueIds.includes(value.id))
    .map((value): Move => ({ kind: 'choose-value', valueId: value.id }))
  const options = listOptionGroups(product, combination).flatMap((group) =>
    group.values.map((value): Move => {
      const choice = { groupId: group.id, valueId: value.id }
      return { kind: hasOption(configuration, choice) ? 'leave-option' : 'choose-option', ...choice }
    }),
  )
  const items = listSections(product, combination).flatMap((section) => [
    ...listItems(section, context).map((item): Move => ({ kind: 'add-item', sectionId: section.id, itemId: item.id })),
    // An item that is no longer offered can still be removed.
    ...section.items
      .filter((item) => countItem(section, item.id, configuration) > 0)
      .map((item): Move => ({ kind: 'remove-item', sectionId: section.id, itemId: item.id })),
  ])
  return [...values, ...options, ...items]
}
