import { type Refusal, refusal } from '@comanda/contract/refusals'
import type { Sale } from '@comanda/rules/cart/sale'
import type { CartId, SiteId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { releaseUnits, reserveUnits, spendUnits } from '../catalogue/count-units.ts'
import { readHeldPoints, releasePoints, reservePoints, spendPoints } from '../customer/reserve-points.ts'
import type { Tx } from '../database/database.ts'
import { releaseSlot, reserveSlot, spendSlot } from '../venue/reserve-slot.ts'
import { listHeldCoupons, releaseCoupon, reserveCoupon, spendCoupon } from './coupon-use.repository.ts'

interface Reserving {
  readonly siteId: SiteId
  readonly sale: Sale
  /** False for what goes with an earlier order, whose place in the slot serves both. */
  readonly takesSlot?: boolean
  readonly now: Instant
}

/**
 * Reserves what is limited and a sale depends on, before any money is asked for, or refuses the sale. Always in this
 * order, so that two sales never deadlock. The caller has locked the cart.
 */
export async function reserveForSale(tx: Tx, reserving: Reserving): Promise<Refusal | null> {
  const { siteId, sale, takesSlot = true, now } = reserving
  const held = await readHeld(tx, siteId, sale.cartId)
  if (!(await reserveCoupon(tx, siteId, { ...sale, held: held.coupons }))) return refusal('coupon-used-up')
  if (!(await reservePoints(tx, { siteId, sale, held: held.points, now }))) return refusal('receipt-empty')
  if (takesSlot && !(await reserveSlot(tx, { siteId, sale, now }))) return refusal('slot-full')
  const { storeId, cartId, uses = [] } = sale
  if (!(await reserveUnits(tx, { siteId, storeId, cartId, uses, now }))) return refusal('product-paused')
  return null
}

/** The order stands, and with it what was reserved for it, in the same order as it was reserved. */
export async function spendReserved(tx: Tx, { siteId, sale, takesSlot = true, now }: Reserving): Promise<void> {
  const { storeId, cartId, uses = [] } = sale
  const held = await readHeld(tx, siteId, cartId)
  await spendCoupon(tx, siteId, { ...sale, held: held.coupons })
  await spendPoints(tx, { siteId, sale, held: held.points, now })
  await Promise.all([
    takesSlot ? spendSlot(tx, siteId, sale) : undefined,
    spendUnits(tx, { siteId, storeId, cartId, uses, now }),
  ])
}

async function readHeld(tx: Tx, siteId: SiteId, cartId: CartId) {
  const [coupons, points] = await Promise.all([listHeldCoupons(tx, siteId, cartId), readHeldPoints(tx, siteId, cartId)])
  return { coupons, points }
}

/** No money came, so others may have it. */
export async function releaseReserved(
  tx: Tx,
  { siteId, cartId, now }: { readonly siteId: SiteId; readonly cartId: CartId; readonly now: Instant },
): Promise<void> {
  const held = await readHeld(tx, siteId, cartId)
  await releaseCoupon(tx, { siteId, cartId }, held.coupons)
  await releasePoints(tx, { siteId, cartId, now }, held.points)
  await Promise.all([releaseSlot(tx, siteId, cartId), releaseUnits(tx, { siteId, cartId })])
}
