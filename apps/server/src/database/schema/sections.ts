import type { AllergenId, ProductId, SectionId, SectionItemId } from '@comanda/rules/ids'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { allergen } from './category.ts'
import { amount, inSite, localText, notNegative } from './columns.ts'
import { product } from './product.ts'
import { siteId } from './site-id.ts'

export const section = pgTable(
  'section',
  {
    siteId: siteId(),
    id: integer().$type<SectionId>().notNull().generatedByDefaultAsIdentity(),
    productId: integer().$type<ProductId>().notNull(),
    name: localText().notNull(),
    minDishes: integer().notNull().default(0),
    maxDishes: integer().notNull().default(0),
    subtract: boolean().notNull().default(false),
    areIngredients: boolean().notNull().default(false),
    position: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    inSite(t.siteId, t.productId, product).onDelete('cascade'),
    index('section_product').on(t.siteId, t.productId),
    notNegative(t.minDishes),
    notNegative(t.maxDishes),
    // For ingredients a bound of zero means no limit (CONFIG-035).
    check(
      'section_dishes_range',
      sql`${t.minDishes} <= ${t.maxDishes} or (${t.areIngredients} and ${t.maxDishes} = 0)`,
    ),
  ],
)

/** A product offered inside a section. */
export const sectionItem = pgTable(
  'section_item',
  {
    siteId: siteId(),
    id: integer().$type<SectionItemId>().notNull().generatedByDefaultAsIdentity(),
    sectionId: integer().$type<SectionId>().notNull(),
    productId: integer().$type<ProductId>().notNull(),
    published: boolean().notNull().default(true),
    minQuantity: integer().notNull().default(1),
    originalQuantity: integer().notNull().default(0),
    includedQuantity: integer().notNull().default(0),
    maxQuantity: integer(),
    price: amount().notNull(),
    extraPrice: amount().notNull(),
    isExtra: boolean().notNull().default(false),
    /** True when its own allergens, even an empty list, replace the product's. */
    hasOwnAllergens: boolean().notNull().default(false),
    position: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    inSite(t.siteId, t.sectionId, section).onDelete('cascade'),
    inSite(t.siteId, t.productId, product),
    index('section_item_section').on(t.siteId, t.sectionId),
    notNegative(t.minQuantity),
    notNegative(t.originalQuantity),
    notNegative(t.includedQuantity),
    notNegative(t.maxQuantity),
    notNegative(t.price),
    notNegative(t.extraPrice),
  ],
)

export const sectionItemAllergen = pgTable(
  'section_item_allergen',
  {
    siteId: siteId(),
    sectionItemId: integer().$type<SectionItemId>().notNull(),
    allergenId: integer().$type<AllergenId>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.sectionItemId, t.allergenId] }),
    inSite(t.siteId, t.sectionItemId, sectionItem).onDelete('cascade'),
    inSite(t.siteId, t.allergenId, allergen),
  ],
)
