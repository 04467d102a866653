import type { Sale } from '@comanda/rules/cart/sale'
import type { CartId, SiteId } from '@comanda/rules/ids'
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Tx } from '../database/database.ts'
import { coupon, couponUse } from '../database/schema/coupon.ts'

type CouponSale = Pick<Sale, 'cartId' | 'couponCode'>

/** One use of a coupon, counted before any money is asked for; false when somebody else had the last one (faults 25). */
export async function reserveCoupon(tx: Tx, siteId: SiteId, { cartId, couponCode }: CouponSale): Promise<boolean> {
  if (couponCode === null) return true
  const known = await findUse(tx, siteId, cartId)
  if (known?.state === 'reserved' || known?.state === 'spent') return true
  const [taken] = await tx
    .update(coupon)
    .set({ uses: sql`${coupon.uses} + 1` })
    .where(
      and(
        eq(coupon.siteId, siteId),
        eq(coupon.code, couponCode),
        or(isNull(coupon.useLimit), lt(coupon.uses, coupon.useLimit)),
      ),
    )
    .returning({ couponId: coupon.id })
  if (taken === undefined) return false
  await tx
    .insert(couponUse)
    .values({ siteId, couponId: taken.couponId, cartId, state: 'reserved' })
    .onConflictDoUpdate({
      target: [couponUse.siteId, couponUse.couponId, couponUse.cartId],
      set: { state: 'reserved', changedAt: sql`now()` },
    })
  return true
}

/** Given back once, when no money came. */
export async function releaseCoupon(tx: Tx, siteId: SiteId, cartId: CartId): Promise<void> {
  const released = await tx
    .update(couponUse)
    .set({ state: 'released', changedAt: sql`now()` })
    .where(and(eq(couponUse.siteId, siteId), eq(couponUse.cartId, cartId), eq(couponUse.state, 'reserved')))
    .returning({ couponId: couponUse.couponId })
  for (const { couponId } of released) {
    await tx
      .update(coupon)
      .set({ uses: sql`${coupon.uses} - 1` })
      .where(and(eq(coupon.siteId, siteId), eq(coupon.id, couponId)))
  }
}

/** The order stands. A late one whose coupon went to others keeps its price: it was paid for. */
export async function spendCoupon(tx: Tx, siteId: SiteId, sale: CouponSale): Promise<void> {
  if (!(await reserveCoupon(tx, siteId, sale))) return
  await tx
    .update(couponUse)
    .set({ state: 'spent', changedAt: sql`now()` })
    .where(and(eq(couponUse.siteId, siteId), eq(couponUse.cartId, sale.cartId)))
}

async function findUse(tx: Tx, siteId: SiteId, cartId: CartId) {
  const [found] = await tx
    .select({ state: couponUse.state })
    .from(couponUse)
    .where(and(eq(couponUse.siteId, siteId), eq(couponUse.cartId, cartId)))
  return found
}
