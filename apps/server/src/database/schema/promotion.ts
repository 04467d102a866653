import type { CombinationId, ProductId, PromotionId, StoreId } from '@comanda/rules/ids'
import type { BasisPoints } from '@comanda/rules/money/cents'
import type { PromotionDeal } from '@comanda/rules/promotions/promotion'
import { type Weekday, weekdays } from '@comanda/rules/time/calendar'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { combination } from './choices.ts'
import { allOf, amount, inSite, minute, ofDay, oneOf, positive } from './columns.ts'
import { product } from './product.ts'
import { siteId } from './site-id.ts'
import { store } from './store.ts'

export const promotion = pgTable(
  'promotion',
  {
    siteId: siteId(),
    id: integer().$type<PromotionId>().notNull().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    weekdays: text().array().$type<Weekday[]>().notNull(),
    onHolidays: boolean().notNull().default(false),
    onHolidayEves: boolean().notNull().default(false),
    from: minute().notNull(),
    to: minute().notNull(),
    bought: integer().notNull(),
    dealKind: text().$type<PromotionDeal['kind']>().notNull(),
    freeUnits: integer(),
    fixedPrice: amount(),
    percentOff: integer().$type<BasisPoints>(),
    atTables: boolean().notNull().default(true),
    published: boolean().notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    allOf(t.weekdays, weekdays),
    ofDay(t.from),
    ofDay(t.to),
    positive(t.bought),
    oneOf(t.dealKind, ['free-units', 'fixed-price', 'percent-off']),
    check(
      'promotion_deal_whole',
      sql`case ${t.dealKind}
        when 'free-units' then ${t.freeUnits} between 1 and ${t.bought} and num_nulls(${t.fixedPrice}, ${t.percentOff}) = 2
        when 'fixed-price' then ${t.fixedPrice} >= 0 and num_nulls(${t.freeUnits}, ${t.percentOff}) = 2
        else ${t.percentOff} between 1 and 10000 and num_nulls(${t.freeUnits}, ${t.fixedPrice}) = 2 end is true`,
    ),
  ],
)

/** The stores of a promotion; none means all. */
export const promotionStore = pgTable(
  'promotion_store',
  {
    siteId: siteId(),
    promotionId: integer().$type<PromotionId>().notNull(),
    storeId: integer().$type<StoreId>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.promotionId, t.storeId] }),
    inSite(t.siteId, t.promotionId, promotion).onDelete('cascade'),
    inSite(t.siteId, t.storeId, store).onDelete('cascade'),
  ],
)

export const promotionProduct = pgTable(
  'promotion_product',
  {
    siteId: siteId(),
    promotionId: integer().$type<PromotionId>().notNull(),
    productId: integer().$type<ProductId>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.promotionId, t.productId] }),
    inSite(t.siteId, t.promotionId, promotion).onDelete('cascade'),
    inSite(t.siteId, t.productId, product).onDelete('cascade'),
  ],
)

export const promotionCombination = pgTable(
  'promotion_combination',
  {
    siteId: siteId(),
    promotionId: integer().$type<PromotionId>().notNull(),
    combinationId: integer().$type<CombinationId>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.promotionId, t.combinationId] }),
    inSite(t.siteId, t.promotionId, promotion).onDelete('cascade'),
    inSite(t.siteId, t.combinationId, combination).onDelete('cascade'),
  ],
)
