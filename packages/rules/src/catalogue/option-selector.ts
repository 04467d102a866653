import type { AttributeValueId, OptionValueId } from '../ids.ts'
import type { Choosing } from './choosing.ts'
import { findCombination } from './find-combination.ts'
import { listMissing } from './list-missing.ts'
import { listOptionGroups, mostChoices } from './list-option-groups.ts'
import type { Attribute, OptionGroup } from './product.ts'
import { canSubmit } from './submit-choice.ts'

/** The question that is asked when the plus of a dish inside a section is pressed (CONFIG-015). */
export interface OptionSelector {
  readonly attributes: readonly { readonly attribute: Attribute; readonly chosen: AttributeValueId | null }[]
  readonly groups: readonly SelectorGroup[]
  readonly canAdd: boolean
}

export interface SelectorGroup {
  readonly group: OptionGroup
  /** Marked with an asterisk and the word «required». */
  readonly isRequired: boolean
  readonly select: 'one' | 'several'
  /** Null when there is no limit. */
  readonly most: number | null
  readonly chosen: readonly OptionValueId[]
}

export function describeSelector({ product, configuration, quantity, context }: Choosing): OptionSelector {
  const groups = listOptionGroups(product, findCombination(product, configuration))
  return {
    attributes: product.attributes.map((attribute) => ({
      attribute,
      chosen: attribute.values.find(({ id }) => configuration.valueIds.includes(id))?.id ?? null,
    })),
    groups: groups.map((group) => {
      const most = mostChoices(group)
      return {
        group,
        isRequired: group.required,
        select: group.multiple ? 'several' : 'one',
        most: Number.isFinite(most) ? most : null,
        chosen: configuration.options.filter(({ groupId }) => groupId === group.id).map(({ valueId }) => valueId),
      }
    }),
    canAdd: canSubmit(listMissing(product, configuration, quantity, context), false),
  }
}
