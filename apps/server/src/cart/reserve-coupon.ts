import type { CartId, CouponId, SiteId } from '@comanda/rules/ids'
import type { Sale } from '@comanda/rules/order/sale'
import type { Tx } from '../database/database.ts'
import {
  countUse,
  listHeldCoupons,
  lockCoupon,
  moveUses,
  saveReservedUse,
  uncountUses,
} from './coupon-use.repository.ts'

type CouponSale = Pick<Sale, 'cartId' | 'couponCode'>
interface HeldCoupons {
  readonly held: readonly CouponId[]
}

/** The coupons of which a cart has reserved a use: one, unless its diner is just changing it. */
export function readHeldCoupons(tx: Tx, siteId: SiteId, cartId: CartId): Promise<CouponId[]> {
  return listHeldCoupons(tx, siteId, cartId)
}

/**
 * Reserves one use of a coupon before money is asked for; false when somebody else had the last one (faults 25). A cart
 * holds one coupon: the use of another is given back. The caller has locked the cart and read what it holds.
 */
export async function reserveCoupon(
  tx: Tx,
  siteId: SiteId,
  { cartId, couponCode, held }: CouponSale & HeldCoupons,
): Promise<boolean> {
  const wanted = couponCode === null ? undefined : await lockCoupon(tx, siteId, { code: couponCode, held })
  await releaseCoupon(
    tx,
    { siteId, cartId },
    held.filter((id) => id !== wanted),
  )
  if (couponCode === null) return true
  if (wanted === undefined) return false
  if (held.includes(wanted)) return true
  if (!(await countUse(tx, siteId, wanted))) return false
  await saveReservedUse(tx, { siteId, cartId }, wanted)
  return true
}

/**
 * Spends the coupon of an order; false when somebody else had its last use. A late order then keeps its price, because
 * it was paid.
 */
export async function spendCoupon(tx: Tx, siteId: SiteId, sale: CouponSale & HeldCoupons): Promise<boolean> {
  if (!(await reserveCoupon(tx, siteId, sale))) return false
  if (sale.couponCode === null) return true
  await moveUses(tx, { siteId, cartId: sale.cartId }, { from: 'reserved', to: 'spent' })
  return true
}

/** The order was cancelled: its diner may use the coupon again. */
export async function returnCoupon(tx: Tx, siteId: SiteId, cartId: CartId): Promise<void> {
  await uncountUses(tx, siteId, await moveUses(tx, { siteId, cartId }, { from: 'spent', to: 'released' }))
}

/** Given back once, when no money came. */
export async function releaseCoupon(
  tx: Tx,
  cart: { readonly siteId: SiteId; readonly cartId: CartId },
  couponIds: readonly CouponId[],
): Promise<void> {
  if (couponIds.length === 0) return
  await moveUses(tx, cart, { from: 'reserved', to: 'released', only: couponIds })
  await uncountUses(tx, cart.siteId, couponIds)
}
