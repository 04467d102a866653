import { type Refusal, refusal } from '@comanda/contract/refusals'
import type { CartId, SiteId } from '@comanda/rules/ids'
import type { Sale } from '@comanda/rules/order/sale'
import type { Instant } from '@comanda/rules/time/calendar'
import { readHeldCoupons, releaseCoupon, reserveCoupon, spendCoupon } from '../cart/reserve-coupon.ts'
import { releaseUnits, reserveUnits, sellUnits, spendUnits } from '../catalogue/count-units.ts'
import { readHeldPoints, releasePoints, reservePoints, spendPoints } from '../customer/reserve-points.ts'
import type { Tx } from '../database/database.ts'
import { releaseSlot, reserveSlot, sellSlot, spendSlot } from '../venue/reserve-slot.ts'

interface Reserving {
  readonly siteId: SiteId
  readonly sale: Sale
  /** False for what goes with an earlier order, whose place in the slot serves both. */
  readonly takesSlot?: boolean
  readonly now: Instant
}

/**
 * Reserves what is limited and a sale depends on, before any money is asked for, or refuses the sale; what it took until
 * then is the caller's to take back. The caller has locked the cart.
 */
export async function reserveForSale(tx: Tx, reserving: Reserving): Promise<Refusal | null> {
  const held = await readHeld(tx, reserving.siteId, reserving.sale.cartId)
  return take(tx, { ...reserving, held }, { takeCoupon: reserveCoupon, takeSlot: reserveSlot, takeUnits: reserveUnits })
}

/** Takes it where no money is asked for: the order stands in this same transaction. */
export function sellForSale(tx: Tx, selling: Reserving & { readonly held: Held }): Promise<Refusal | null> {
  return take(tx, selling, { takeCoupon: spendCoupon, takeSlot: sellSlot, takeUnits: sellUnits })
}

interface Ways {
  readonly takeCoupon: typeof reserveCoupon
  readonly takeSlot: typeof reserveSlot
  readonly takeUnits: typeof reserveUnits
}

/** Always in this order, so that two sales never deadlock: counted units are locked before a slot is waited for. */
async function take(
  tx: Tx,
  { siteId, sale, held, takesSlot = true, now }: Reserving & { readonly held: Held },
  { takeCoupon, takeSlot, takeUnits }: Ways,
): Promise<Refusal | null> {
  if (!(await takeCoupon(tx, siteId, { ...sale, held: held.coupons }))) return refusal('coupon-used-up')
  if (!(await reservePoints(tx, { siteId, sale, held: held.points, now }))) return refusal('receipt-empty')
  const { storeId, cartId, uses = [] } = sale
  const [hasUnits, hasSlot] = await Promise.all([
    takeUnits(tx, { siteId, storeId, cartId, uses, now }),
    takesSlot ? takeSlot(tx, { siteId, sale, now }) : true,
  ])
  if (!hasSlot) return refusal('slot-full')
  return hasUnits ? null : refusal('product-paused')
}

/** The order stands, and with it what was reserved for it, in the same order as it was reserved. */
export async function spendReserved(tx: Tx, { siteId, sale, takesSlot = true, now }: Reserving): Promise<void> {
  const { storeId, cartId, uses = [] } = sale
  const held = await readHeld(tx, siteId, cartId)
  await spendCoupon(tx, siteId, { ...sale, held: held.coupons })
  await spendPoints(tx, { siteId, sale, held: held.points, now })
  await Promise.all([
    spendUnits(tx, { siteId, storeId, cartId, uses, now }),
    takesSlot ? spendSlot(tx, siteId, sale) : undefined,
  ])
}

type Held = Awaited<ReturnType<typeof readHeld>>

/** The version of a cart that was made in this transaction. */
export const noneHeld: Held = { coupons: [], points: [] }

/** The coupons and points that a cart has reserved. The caller locks the cart before, or at the same moment. */
export async function readHeld(tx: Tx, siteId: SiteId, cartId: CartId) {
  const [coupons, points] = await Promise.all([readHeldCoupons(tx, siteId, cartId), readHeldPoints(tx, siteId, cartId)])
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
