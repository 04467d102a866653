import type { SiteId, StoreId } from '@comanda/rules/ids'
import type { Coupon, Promotion, PromotionDeal } from '@comanda/rules/promotions/promotion'
import { and, asc, eq } from 'drizzle-orm'
import { collect } from '../database/collect.ts'
import type { Reader } from '../database/database.ts'
import { coupon } from '../database/schema/coupon.ts'
import { promotion, promotionCombination, promotionProduct, promotionStore } from '../database/schema/promotion.ts'

/** A promotion and its stores; none means all of them. */
export interface StorePromotion {
  readonly promotion: Promotion
  readonly storeIds: readonly StoreId[]
}

/** In the order in which they are applied, which is that of their ids (OPEN-050). */
export async function listPromotions(db: Reader, siteId: SiteId): Promise<StorePromotion[]> {
  const rows = await db
    .select()
    .from(promotion)
    .where(and(eq(promotion.siteId, siteId), eq(promotion.published, true)))
    .orderBy(asc(promotion.id))
  const products = await db.select().from(promotionProduct).where(eq(promotionProduct.siteId, siteId))
  const combinations = await db.select().from(promotionCombination).where(eq(promotionCombination.siteId, siteId))
  const stores = await db.select().from(promotionStore).where(eq(promotionStore.siteId, siteId))
  const productIds = collect(
    products,
    ({ promotionId }) => promotionId,
    ({ productId }) => productId,
  )
  const combinationIds = collect(
    combinations,
    ({ promotionId }) => promotionId,
    ({ combinationId }) => combinationId,
  )
  const storeIds = collect(
    stores,
    ({ promotionId }) => promotionId,
    ({ storeId }) => storeId,
  )
  return rows.map((row) => ({
    promotion: {
      id: row.id,
      name: row.name,
      weekdays: row.weekdays,
      onHolidays: row.onHolidays,
      onHolidayEves: row.onHolidayEves,
      hours: { from: row.from, to: row.to },
      productIds: productIds.get(row.id) ?? [],
      combinationIds: combinationIds.get(row.id) ?? [],
      bought: row.bought,
      deal: toDeal(row),
      atTables: row.atTables,
    },
    storeIds: storeIds.get(row.id) ?? [],
  }))
}

function toDeal({ id, dealKind, freeUnits, fixedPrice, percentOff }: typeof promotion.$inferSelect): PromotionDeal {
  if (dealKind === 'free-units' && freeUnits !== null) return { kind: dealKind, free: freeUnits }
  if (dealKind === 'fixed-price' && fixedPrice !== null) return { kind: dealKind, price: fixedPrice }
  if (dealKind === 'percent-off' && percentOff !== null) return { kind: dealKind, share: percentOff }
  throw new Error(`promotion ${id} has no deal`)
}

/** Letter case does not matter. */
export async function findCoupon(db: Reader, siteId: SiteId, code: string): Promise<Coupon | undefined> {
  const [row] = await db
    .select()
    .from(coupon)
    .where(and(eq(coupon.siteId, siteId), eq(coupon.code, code), eq(coupon.published, true)))
  return row === undefined ? undefined : toCoupon(row)
}

function toCoupon(row: typeof coupon.$inferSelect): Coupon {
  const { amount, share } = row
  if (amount === null && share === null) throw new Error(`coupon ${row.id} is worth nothing`)
  return {
    id: row.id,
    code: row.code,
    discount: amount === null ? { share: share as NonNullable<typeof share> } : { amount },
    minimumOrder: row.minimumOrder,
    validFrom: row.validFrom,
    validTo: row.validTo,
    usesLeft: row.useLimit === null ? null : row.useLimit - row.uses,
  }
}
