import type {
  AllergenId,
  CategoryId,
  DietId,
  MenuId,
  ProductId,
  SectionId,
  SectionItemId,
  StoreId,
} from '@comanda/rules/ids'
import { z } from 'zod/mini'
import { wireFlag, wireNumberFlag } from '../wire/flag.ts'
import { wireList, wireText, wireTextOrNull } from '../wire/list.ts'
import { wireMultilanguage } from '../wire/multilanguage.ts'
import { wireId, wireWhole, wireWholeOrNull, wireWholeText } from '../wire/number.ts'
import { wireCover } from '../wire/picture.ts'
import { wireFraction, wirePercent, wirePrice, wirePriceOrNull } from '../wire/price.ts'
import { allergenFields } from './allergen.ts'
import { attributeFields, combinationFields } from './attribute.ts'
import { categoryFields } from './category.ts'
import { optionGroupFields } from './option-group.ts'
import { wireProductWindow } from './schedule.ts'

/** CONFIG-005. The product inside may have sections of its own: the second level. */
const sectionItemFields = z.object({
  id: wireId<SectionItemId>(),
  get product() {
    return productFields
  },
  published: wireNumberFlag,
  min_qty: wireWhole,
  original_qty: wireWhole,
  conf_qty: wireWhole,
  conf_qty_extra_max: wireWholeOrNull,
  conf_price: wirePrice,
  conf_price_extra: wirePrice,
  is_extra: wireFlag,
  allergens: z.nullable(z.array(wireId<AllergenId>())),
})

/** CONFIG-004. */
const sectionFields = z.object({
  id: wireId<SectionId>(),
  name: z.string(),
  min_dishes: wireWhole,
  max_dishes: wireWhole,
  subtract: wireFlag,
  are_ingredients: wireFlag,
  products: z.array(sectionItemFields),
  multilanguage: wireMultilanguage('name'),
})

/** The fields of CATALOGUE-005 to CATALOGUE-008, in their spelling; our additions come last. */
export const productFields = z.object({
  id: wireId<ProductId>(),
  name: z.string(),
  description: wireText,
  slug: z.string(),
  price: wirePrice,
  old_price: wirePriceOrNull,
  status: z.string(),
  published: wireNumberFlag,
  isConfigurable: wireFlag,
  automarchar_config: wireFlag,
  one_by_one: wireFlag,
  options: wireList(optionGroupFields),
  attr_list: wireList(attributeFields),
  combinations: wireList(combinationFields),
  configuration: z.array(sectionFields),
  related_products: wireList(wireId<ProductId>()),
  title_from_suggestion: wireTextOrNull,
  allergens: wireList(allergenFields),
  text_ingredients: wireText,
  multilanguage: wireMultilanguage('name', 'description', 'text_ingredients', 'title_from_suggestion'),
  imagesWebFront: wireCover,
  schedulesOpenWeb: wireList(wireProductWindow),
  categories: wireList(categoryFields),
  orderType: wireWholeText,
  tax: z.object({ value: wireFraction, value_take_away: wireFraction }),
  menu: wireFlag,
  buffet: wireFlag,
  buffet_plate_per_round: wireWholeOrNull,
  default_category_id: wireId<CategoryId>(),
  is_service: wireFlag,
  service_value: z.nullable(wirePercent),
  diets: wireList(wireId<DietId>()),
  allergen_traces: wireList(wireId<AllergenId>()),
  featured: wireFlag,
  is_new: wireFlag,
  stores: wireList(wireId<StoreId>()),
  modes: wireList(wireId<MenuId>()),
})

export type ProductFields = z.output<typeof productFields>
export type SectionFields = z.output<typeof sectionFields>
