import type { CombinationId, PriceListId, ProductId } from '@comanda/rules/ids'
import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { combination } from './choices.ts'
import { amount, inSite, notNegative } from './columns.ts'
import { product } from './product.ts'
import { siteId } from './site-id.ts'

/** Wire tarifa. */
export const priceList = pgTable(
  'price_list',
  {
    siteId: siteId(),
    id: integer().$type<PriceListId>().notNull().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    isGeneral: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    uniqueIndex('price_list_general').on(t.siteId).where(sql`is_general`),
  ],
)

/** A product's price in one list; without a row its own price counts. */
export const listedPrice = pgTable(
  'listed_price',
  {
    siteId: siteId(),
    priceListId: integer().$type<PriceListId>().notNull(),
    productId: integer().$type<ProductId>().notNull(),
    price: amount().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.priceListId, t.productId] }),
    inSite(t.siteId, t.priceListId, priceList).onDelete('cascade'),
    inSite(t.siteId, t.productId, product).onDelete('cascade'),
    notNegative(t.price),
  ],
)

export const listedCombinationPrice = pgTable(
  'listed_combination_price',
  {
    siteId: siteId(),
    priceListId: integer().$type<PriceListId>().notNull(),
    combinationId: integer().$type<CombinationId>().notNull(),
    price: amount().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.priceListId, t.combinationId] }),
    inSite(t.siteId, t.priceListId, priceList).onDelete('cascade'),
    inSite(t.siteId, t.combinationId, combination).onDelete('cascade'),
    notNegative(t.price),
  ],
)
