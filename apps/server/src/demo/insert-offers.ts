import type { DemoSite } from '@comanda/demo/demo-site'
import type { PromotionDeal } from '@comanda/rules/promotions/promotion'
import type { Tx } from '../database/database.ts'
import { coupon, receipt } from '../database/schema/coupon.ts'
import { promotion, promotionCombination, promotionProduct, promotionStore } from '../database/schema/promotion.ts'
import { insertRows } from './insert-rows.ts'

export async function insertOffers(tx: Tx, { website, promotions, coupons, receipts }: DemoSite): Promise<void> {
  const siteId = website.id
  await insertRows(
    tx,
    promotion,
    promotions.map(({ promotion: one }) => ({
      siteId,
      ...one,
      weekdays: [...one.weekdays],
      from: one.hours.from,
      to: one.hours.to,
      ...toDealColumns(one.deal),
    })),
  )
  await insertRows(
    tx,
    promotionStore,
    promotions.flatMap(({ promotion: one, storeIds }) =>
      storeIds.map((storeId) => ({ siteId, promotionId: one.id, storeId })),
    ),
  )
  await insertRows(
    tx,
    promotionProduct,
    promotions.flatMap(({ promotion: one }) =>
      one.productIds.map((productId) => ({ siteId, promotionId: one.id, productId })),
    ),
  )
  await insertRows(
    tx,
    promotionCombination,
    promotions.flatMap(({ promotion: one }) =>
      one.combinationIds.map((combinationId) => ({ siteId, promotionId: one.id, combinationId })),
    ),
  )
  await insertRows(
    tx,
    coupon,
    coupons.map(({ discount, usesLeft, ...one }) => ({ siteId, ...one, ...discount, useLimit: usesLeft })),
  )
  await insertRows(
    tx,
    receipt,
    receipts.map((one) => ({ siteId, ...one })),
  )
}

function toDealColumns(deal: PromotionDeal) {
  return {
    dealKind: deal.kind,
    freeUnits: deal.kind === 'free-units' ? deal.free : null,
    fixedPrice: deal.kind === 'fixed-price' ? deal.price : null,
    percentOff: deal.kind === 'percent-off' ? deal.share : null,
  }
}
