import type { OptionGroup, OptionValue } from '@comanda/rules/catalogue/product'
import type { AllergenId, DietId, OptionGroupId, OptionValueId } from '@comanda/rules/ids'
import { z } from 'zod/mini'
import { wireFlag, wireNumberFlag } from '../wire/flag.ts'
import { wireList, wireTextOrNull } from '../wire/list.ts'
import { toText, wireMultilanguage } from '../wire/multilanguage.ts'
import { wireId, wireWholeOrNull } from '../wire/number.ts'
import { wireImage } from '../wire/picture.ts'
import { wirePrice } from '../wire/price.ts'

/** CONFIG-003. `short` says the choice without its question (DAY-203). `free` is 1 only on a chosen option; in the menu it is always null. */
const optionValueFields = z.object({
  id: wireId<OptionValueId>(),
  name: z.string(),
  value_name: wireTextOrNull,
  price: wirePrice,
  image: wireImage,
  isYes: wireFlag,
  option: wireId<OptionGroupId>(),
  free: z.optional(z.union([z.literal(1), z.null()])),
  multilanguage: wireMultilanguage('name'),
  short: z.optional(z.object({ name: z.string(), multilanguage: wireMultilanguage('name') })),
  allergens_added: wireList(wireId<AllergenId>()),
  allergens_removed: wireList(wireId<AllergenId>()),
  diets_broken: wireList(wireId<DietId>()),
})

/** CONFIG-002. A limit or a number of free choices counts only with its flag on. */
export const optionGroupFields = z.object({
  id: wireId<OptionGroupId>(),
  name: z.string(),
  name_web: wireTextOrNull,
  published: wireNumberFlag,
  required: wireFlag,
  multiple_select: wireFlag,
  multiple_select_limit: wireFlag,
  multiple_select_number: wireWholeOrNull,
  multiple_select_free: wireFlag,
  multiple_select_free_number: wireWholeOrNull,
  is_separator: wireFlag,
  values: wireList(optionValueFields),
  multilanguage: wireMultilanguage('name'),
})

export function readOptionGroup(fields: z.output<typeof optionGroupFields>): OptionGroup {
  return {
    id: fields.id,
    name: toText(fields.name_web ?? fields.name, fields.multilanguage.name),
    published: fields.published,
    required: fields.required,
    multiple: fields.multiple_select,
    limit: fields.multiple_select_limit ? fields.multiple_select_number : null,
    freeCount: fields.multiple_select_free ? (fields.multiple_select_free_number ?? 0) : 0,
    isSeparator: fields.is_separator,
    values: fields.values.map(readOptionValue),
  }
}

export function writeOptionGroup(group: OptionGroup): z.output<typeof optionGroupFields> {
  return {
    id: group.id,
    name: group.name.base,
    name_web: group.name.base,
    published: group.published,
    required: group.required,
    multiple_select: group.multiple,
    multiple_select_limit: group.limit !== null,
    multiple_select_number: group.limit,
    multiple_select_free: group.freeCount > 0,
    multiple_select_free_number: group.freeCount,
    is_separator: group.isSeparator,
    values: group.values.map((value) => writeOptionValue(value, group.id)),
    multilanguage: { name: group.name.variants },
  }
}

function readOptionValue(fields: z.output<typeof optionValueFields>): OptionValue {
  return {
    id: fields.id,
    name: toText(fields.value_name ?? fields.name, fields.multilanguage.name),
    shortName: fields.short ? toText(fields.short.name, fields.short.multilanguage.name) : null,
    price: fields.price,
    picture: fields.image,
    chosenByDefault: fields.isYes,
    addsAllergens: fields.allergens_added,
    removesAllergens: fields.allergens_removed,
    breaksDiets: fields.diets_broken,
  }
}

function writeOptionValue(value: OptionValue, group: OptionGroupId): z.output<typeof optionValueFields> {
  return {
    id: value.id,
    name: value.name.base,
    value_name: value.name.base,
    price: value.price,
    image: value.picture,
    isYes: value.chosenByDefault,
    option: group,
    free: null,
    multilanguage: { name: value.name.variants },
    ...(value.shortName && {
      short: { name: value.shortName.base, multilanguage: { name: value.shortName.variants } },
    }),
    allergens_added: value.addsAllergens,
    allergens_removed: value.removesAllergens,
    diets_broken: value.breaksDiets,
  }
}
