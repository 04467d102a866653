import type { CombinationId, MenuId, PriceListId, ProductId, WarehouseId } from '@comanda/rules/ids'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { combination } from './choices.ts'
import { amount, inSite, notNegative } from './columns.ts'
import { product } from './product.ts'
import { siteId } from './site-id.ts'

/** Wire `mode`: which products are shown together in one way of ordering. */
export const menu = pgTable(
  'menu',
  { siteId: siteId(), id: integer().$type<MenuId>().notNull().generatedByDefaultAsIdentity(), name: text().notNull() },
  (t) => [primaryKey({ columns: [t.siteId, t.id] })],
)

/** Where a store's goods come from; carts remember it (SETUP-048). */
export const warehouse = pgTable(
  'warehouse',
  {
    siteId: siteId(),
    id: integer().$type<WarehouseId>().notNull().generatedByDefaultAsIdentity(),
    name: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.id] })],
)

/** Units left; a product without a row is not counted. */
export const productStock = pgTable(
  'product_stock',
  {
    siteId: siteId(),
    warehouseId: integer().$type<WarehouseId>().notNull(),
    productId: integer().$type<ProductId>().notNull(),
    quantity: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.warehouseId, t.productId] }),
    inSite(t.siteId, t.warehouseId, warehouse).onDelete('cascade'),
    inSite(t.siteId, t.productId, product).onDelete('cascade'),
    notNegative(t.quantity),
  ],
)

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

export const productMenu = pgTable(
  'product_menu',
  {
    siteId: siteId(),
    productId: integer().$type<ProductId>().notNull(),
    menuId: integer().$type<MenuId>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.productId, t.menuId] }),
    inSite(t.siteId, t.productId, product).onDelete('cascade'),
    inSite(t.siteId, t.menuId, menu).onDelete('cascade'),
    index('product_menu_menu').on(t.siteId, t.menuId),
  ],
)
