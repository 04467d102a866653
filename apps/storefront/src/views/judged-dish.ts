import { isSelectable, mostChoices } from '@comanda/rules/catalogue/list-option-groups'
import type { OptionGroup, OptionValue, Product, Section, SectionItem } from '@comanda/rules/catalogue/product'
import type { AllergenId, AttributeValueId, DietId, OptionGroupId } from '@comanda/rules/ids'

/**
 * Only what a filter's verdict on a dish depends on: it is sent with the page, so that filters that never leave the
 * device hide a dish at once. Hours are left out: a dish that is sold only at noon is not hidden at night for that.
 */
export interface JudgedDish {
  readonly allergenIds?: readonly AllergenId[]
  readonly dietIds?: readonly DietId[]
  readonly choices?: JudgedChoices
}

export interface JudgedChoices {
  readonly isAutomatic?: true
  readonly groups?: readonly JudgedGroup[]
  readonly sections?: readonly JudgedSection[]
  /** Only where variants differ in their choices: the values of each attribute, and each variant. */
  readonly attributes?: readonly (readonly AttributeValueId[])[]
  readonly variants?: readonly JudgedVariant[]
}

export interface JudgedGroup {
  readonly id: OptionGroupId
  readonly required?: true
  readonly multiple?: true
  readonly limit?: number
  readonly values: readonly JudgedValue[]
}

export interface JudgedValue {
  readonly adds?: readonly AllergenId[]
  readonly takes?: readonly AllergenId[]
  readonly breaks?: readonly DietId[]
  readonly isDefault?: true
}

export interface JudgedSection {
  readonly min?: number
  readonly max?: number
  readonly subtract?: true
  readonly ingredients?: true
  readonly items: readonly JudgedItem[]
}

export interface JudgedItem {
  /** Index into the page's list of parts. */
  readonly part: number
  readonly min?: number
  readonly original?: number
  readonly included?: number
  readonly max?: number
  readonly allergens?: readonly AllergenId[]
}

export interface JudgedVariant {
  readonly values: readonly AttributeValueId[]
  readonly isDefault?: true
  readonly groups?: readonly JudgedGroup[]
  /** Indexes of the sections that are shown with it. */
  readonly sections?: readonly number[]
}

/** Keeps the products inside others, each once; returns the index. */
export type KeepPart = (product: Product) => number

export function toJudged(product: Product, keepPart: KeepPart): JudgedDish {
  const choices = toChoices(product, keepPart)
  return {
    ...(product.allergens.length > 0 && { allergenIds: product.allergens }),
    ...(product.diets.length > 0 && { dietIds: product.diets }),
    ...(Object.keys(choices).length > 0 && { choices }),
  }
}

function toChoices(product: Product, keepPart: KeepPart): JudgedChoices {
  const own = product.optionGroups.filter(isSelectable)
  const groups = own.filter(matters).map(toGroup)
  const shown = product.isConfigurable ? product.sections : []
  const sections = shown.map((section) => toSection(section, keepPart))
  const variants = product.combinations.map((combination): JudgedVariant => {
    const added = combination.optionGroups.filter(
      (group) => isSelectable(group) && matters(group) && !own.some(({ id }) => id === group.id),
    )
    const ids = combination.sectionIds
    return {
      values: combination.valueIds,
      ...(combination.isDefault && { isDefault: true as const }),
      ...(added.length > 0 && { groups: added.map(toGroup) }),
      ...(ids !== null &&
        shown.length > 0 && { sections: shown.flatMap(({ id }, at) => (ids.includes(id) ? at : [])) }),
    }
  })
  const differ = variants.some(({ groups, sections }) => groups !== undefined || sections !== undefined)
  return {
    ...(product.configuresItself && sections.length > 0 && { isAutomatic: true as const }),
    ...(groups.length > 0 && { groups }),
    ...(sections.length > 0 && { sections }),
    ...(differ && { attributes: product.attributes.map(({ values }) => values.map(({ id }) => id)), variants }),
  }
}

/** A group whose values change nothing does not matter, unless it is required and cannot be answered. */
function matters(group: OptionGroup): boolean {
  const canBeMet = group.values.length > 0 && mostChoices(group) > 0
  return (group.required && !canBeMet) || group.values.some((value) => Object.keys(toEffects(value)).length > 0)
}

function toGroup({ id, required, multiple, limit, values }: OptionGroup): JudgedGroup {
  return {
    id,
    ...(required && { required: true as const }),
    ...(multiple && { multiple: true as const }),
    ...(limit !== null && { limit }),
    values: values.map((value) => ({
      ...toEffects(value),
      ...(value.chosenByDefault && { isDefault: true as const }),
    })),
  }
}

function toEffects({ addsAllergens, removesAllergens, breaksDiets }: OptionValue): JudgedValue {
  return {
    ...(addsAllergens.length > 0 && { adds: addsAllergens }),
    ...(removesAllergens.length > 0 && { takes: removesAllergens }),
    ...(breaksDiets.length > 0 && { breaks: breaksDiets }),
  }
}

function toSection(section: Section, keepPart: KeepPart): JudgedSection {
  return {
    ...(section.minDishes !== 0 && { min: section.minDishes }),
    ...(section.maxDishes !== 0 && { max: section.maxDishes }),
    ...(section.subtract && { subtract: true as const }),
    ...(section.areIngredients && { ingredients: true as const }),
    items: section.items
      .filter((item) => item.published && item.product.published)
      .map((item) => toItem(item, keepPart)),
  }
}

function toItem(item: SectionItem, keepPart: KeepPart): JudgedItem {
  return {
    part: keepPart(item.product),
    ...(item.minQuantity !== 0 && { min: item.minQuantity }),
    ...(item.originalQuantity !== 0 && { original: item.originalQuantity }),
    ...(item.includedQuantity !== 0 && { included: item.includedQuantity }),
    ...(item.maxQuantity !== null && { max: item.maxQuantity }),
    ...(item.allergens !== null && { allergens: item.allergens }),
  }
}
