import type {
  AllergenId,
  AttributeId,
  AttributeValueId,
  CombinationId,
  DietId,
  OptionGroupId,
  OptionValueId,
  ProductId,
  SectionId,
} from '@comanda/rules/ids'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { allergen, diet } from './category.ts'
import { amount, inSite, localText, notNegative, oneOf, positive } from './columns.ts'
import { ofPicture } from './picture.ts'
import { product } from './product.ts'
import { section } from './sections.ts'
import { siteId } from './site-id.ts'

export const attribute = pgTable(
  'attribute',
  {
    siteId: siteId(),
    id: integer().$type<AttributeId>().notNull().generatedByDefaultAsIdentity(),
    productId: integer().$type<ProductId>().notNull(),
    name: localText().notNull(),
    position: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    inSite(t.siteId, t.productId, product).onDelete('cascade'),
    index('attribute_product').on(t.siteId, t.productId),
  ],
)

export const attributeValue = pgTable(
  'attribute_value',
  {
    siteId: siteId(),
    id: integer().$type<AttributeValueId>().notNull().generatedByDefaultAsIdentity(),
    attributeId: integer().$type<AttributeId>().notNull(),
    name: localText().notNull(),
    position: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    inSite(t.siteId, t.attributeId, attribute).onDelete('cascade'),
    index('attribute_value_attribute').on(t.siteId, t.attributeId),
  ],
)

export const combination = pgTable(
  'combination',
  {
    siteId: siteId(),
    id: integer().$type<CombinationId>().notNull().generatedByDefaultAsIdentity(),
    productId: integer().$type<ProductId>().notNull(),
    name: localText().notNull(),
    price: amount().notNull(),
    isDefault: boolean().notNull().default(false),
    pictureKey: text(),
    /** True when only its own sections are shown, even if there are none (wire '-1'). */
    limitsSections: boolean().notNull().default(false),
    position: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    inSite(t.siteId, t.productId, product).onDelete('cascade'),
    ofPicture(t.siteId, t.pictureKey),
    notNegative(t.price),
    index('combination_product').on(t.siteId, t.productId),
    uniqueIndex('combination_default').on(t.siteId, t.productId).where(sql`is_default`),
  ],
)

export const combinationValue = pgTable(
  'combination_value',
  {
    siteId: siteId(),
    combinationId: integer().$type<CombinationId>().notNull(),
    attributeValueId: integer().$type<AttributeValueId>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.combinationId, t.attributeValueId] }),
    inSite(t.siteId, t.combinationId, combination).onDelete('cascade'),
    inSite(t.siteId, t.attributeValueId, attributeValue).onDelete('cascade'),
  ],
)

export const combinationSection = pgTable(
  'combination_section',
  {
    siteId: siteId(),
    combinationId: integer().$type<CombinationId>().notNull(),
    sectionId: integer().$type<SectionId>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.combinationId, t.sectionId] }),
    inSite(t.siteId, t.combinationId, combination).onDelete('cascade'),
    inSite(t.siteId, t.sectionId, section).onDelete('cascade'),
  ],
)

/** A group of extras; several products and combinations may share one. */
export const optionGroup = pgTable(
  'option_group',
  {
    siteId: siteId(),
    id: integer().$type<OptionGroupId>().notNull().generatedByDefaultAsIdentity(),
    name: localText().notNull(),
    published: boolean().notNull().default(true),
    required: boolean().notNull().default(false),
    multiple: boolean().notNull().default(false),
    limit: integer(),
    freeCount: integer().notNull().default(0),
    isSeparator: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.id] }), positive(t.limit), notNegative(t.freeCount)],
)

export const optionValue = pgTable(
  'option_value',
  {
    siteId: siteId(),
    id: integer().$type<OptionValueId>().notNull().generatedByDefaultAsIdentity(),
    groupId: integer().$type<OptionGroupId>().notNull(),
    name: localText().notNull(),
    shortName: localText(),
    price: amount().notNull(),
    pictureKey: text(),
    chosenByDefault: boolean().notNull().default(false),
    position: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    inSite(t.siteId, t.groupId, optionGroup).onDelete('cascade'),
    ofPicture(t.siteId, t.pictureKey),
    notNegative(t.price),
    index('option_value_group').on(t.siteId, t.groupId),
  ],
)

/** The groups that a product offers, by itself or only with one of its combinations. */
export const offeredGroup = pgTable(
  'offered_group',
  {
    siteId: siteId(),
    id: integer().notNull().generatedByDefaultAsIdentity(),
    groupId: integer().$type<OptionGroupId>().notNull(),
    productId: integer().$type<ProductId>(),
    combinationId: integer().$type<CombinationId>(),
    position: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    inSite(t.siteId, t.groupId, optionGroup).onDelete('cascade'),
    inSite(t.siteId, t.productId, product).onDelete('cascade'),
    inSite(t.siteId, t.combinationId, combination).onDelete('cascade'),
    check('offered_group_one_place', sql`num_nonnulls(${t.productId}, ${t.combinationId}) = 1`),
    uniqueIndex('offered_group_product').on(t.siteId, t.productId, t.groupId),
    uniqueIndex('offered_group_combination').on(t.siteId, t.combinationId, t.groupId),
  ],
)

export const optionValueAllergen = pgTable(
  'option_value_allergen',
  {
    siteId: siteId(),
    optionValueId: integer().$type<OptionValueId>().notNull(),
    allergenId: integer().$type<AllergenId>().notNull(),
    effect: text().$type<'adds' | 'removes'>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.optionValueId, t.allergenId] }),
    inSite(t.siteId, t.optionValueId, optionValue).onDelete('cascade'),
    inSite(t.siteId, t.allergenId, allergen),
    oneOf(t.effect, ['adds', 'removes']),
  ],
)

/** Diets that a dish no longer fits once the value is chosen. */
export const optionValueDiet = pgTable(
  'option_value_diet',
  {
    siteId: siteId(),
    optionValueId: integer().$type<OptionValueId>().notNull(),
    dietId: integer().$type<DietId>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.optionValueId, t.dietId] }),
    inSite(t.siteId, t.optionValueId, optionValue).onDelete('cascade'),
    inSite(t.siteId, t.dietId, diet),
  ],
)
