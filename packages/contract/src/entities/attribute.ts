import type { Attribute, Combination } from '@comanda/rules/catalogue/product'
import type { AttributeId, AttributeValueId, CombinationId, SectionId } from '@comanda/rules/ids'
import { z } from 'zod/mini'
import { wireNumberFlag } from '../wire/flag.ts'
import { wireList } from '../wire/list.ts'
import { toText, wireMultilanguage, wireTexts } from '../wire/multilanguage.ts'
import { wireId } from '../wire/number.ts'
import { wireImage } from '../wire/picture.ts'
import { wirePrice } from '../wire/price.ts'
import { optionGroupFields, readOptionGroup, writeOptionGroup } from './option-group.ts'

/** CATALOGUE-006. */
export const attributeFields = z.object({
  id: wireId<AttributeId>(),
  attribute_name: z.string(),
  multilanguage: wireMultilanguage('attribute_name'),
  values: wireList(
    z.object({ id: wireId<AttributeValueId>(), value_name: z.string(), value_name_multilanguage: wireTexts }),
  ),
})

export function readAttribute({ id, attribute_name, multilanguage, values }: AttributeFields): Attribute {
  return {
    id,
    name: toText(attribute_name, multilanguage.attribute_name),
    values: values.map((value) => ({ id: value.id, name: toText(value.value_name, value.value_name_multilanguage) })),
  }
}

export function writeAttribute({ id, name, values }: Attribute): AttributeFields {
  return {
    id,
    attribute_name: name.base,
    multilanguage: { attribute_name: name.variants },
    values: values.map((value) => ({
      id: value.id,
      value_name: value.name.base,
      value_name_multilanguage: value.name.variants,
    })),
  }
}

const hidesAll = '-1' as const

/** A missing list shows every section; '-1' hides all of them (CONFIG-001, CONFIG-033). */
const wireShownSections = z.codec(
  z.nullish(z.array(z.union([z.literal(hidesAll), z.literal(-1), wireId<SectionId>()]))),
  z.custom<readonly SectionId[] | null>(),
  {
    decode: (ids) => (ids?.length ? ids.filter((id): id is SectionId => id !== hidesAll && id !== -1) : null),
    encode: (ids) => (ids === null ? null : ids.length === 0 ? [hidesAll] : [...ids]),
  },
)

export const combinationFields = z.object({
  id: wireId<CombinationId>(),
  name: z.string(),
  price: wirePrice,
  default: wireNumberFlag,
  image: wireImage,
  attrib_val: wireList(z.object({ id: wireId<AttributeValueId>() })),
  options: wireList(optionGroupFields),
  sections: wireShownSections,
  multilanguage: wireMultilanguage('name'),
})

export function readCombination(fields: CombinationFields): Combination {
  return {
    id: fields.id,
    name: toText(fields.name, fields.multilanguage.name),
    price: fields.price,
    isDefault: fields.default,
    picture: fields.image,
    valueIds: fields.attrib_val.map(({ id }) => id),
    optionGroups: fields.options.map(readOptionGroup),
    sectionIds: fields.sections,
  }
}

export function writeCombination(combination: Combination): CombinationFields {
  return {
    id: combination.id,
    name: combination.name.base,
    price: combination.price,
    default: combination.isDefault,
    image: combination.picture,
    attrib_val: combination.valueIds.map((id) => ({ id })),
    options: combination.optionGroups.map(writeOptionGroup),
    sections: combination.sectionIds,
    multilanguage: { name: combination.name.variants },
  }
}

type AttributeFields = z.output<typeof attributeFields>
type CombinationFields = z.output<typeof combinationFields>
