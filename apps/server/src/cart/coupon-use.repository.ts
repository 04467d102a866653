import type { Sale } from '@comanda/rules/cart/sale'
import type { CartId, CouponId, SiteId } from '@comanda/rules/ids'
import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../database/database.ts'
import { hotStatement, type Slots } from '../database/hot-statement.ts'
import { coupon, couponUse } from '../database/schema/coupon.ts'

type CouponSale = Pick<Sale, 'cartId' | 'couponCode'>
interface HeldCoupons {
  readonly held: readonly CouponId[]
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
  const taken = await tx
    .update(coupon)
    .set({ uses: sql`${coupon.uses} + 1` })
    .where(
      and(
        eq(coupon.siteId, siteId),
        eq(coupon.id, wanted),
        or(isNull(coupon.useLimit), lt(coupon.uses, coupon.useLimit)),
      ),
    )
  if (taken.rowCount === 0) return false
  await tx
    .insert(couponUse)
    .values({ siteId, couponId: wanted, cartId, state: 'reserved' })
    .onConflictDoUpdate({
      target: [couponUse.siteId, couponUse.couponId, couponUse.cartId],
      set: { state: 'reserved', changedAt: sql`now()` },
    })
  return true
}

/**
 * Spends the coupon of an order; false when somebody else had its last use. A late order then keeps its price, because
 * it was paid.
 */
export async function spendCoupon(tx: Tx, siteId: SiteId, sale: CouponSale & HeldCoupons): Promise<boolean> {
  if (!(await reserveCoupon(tx, siteId, sale))) return false
  if (sale.couponCode === null) return true
  await tx
    .update(couponUse)
    .set({ state: 'spent', changedAt: sql`now()` })
    .where(and(eq(couponUse.siteId, siteId), eq(couponUse.cartId, sale.cartId), eq(couponUse.state, 'reserved')))
  return true
}

/** The order was cancelled: its diner may use the coupon again. */
export async function returnCoupon(tx: Tx, siteId: SiteId, cartId: CartId): Promise<void> {
  const spent = await tx
    .update(couponUse)
    .set({ state: 'released', changedAt: sql`now()` })
    .where(and(eq(couponUse.siteId, siteId), eq(couponUse.cartId, cartId), eq(couponUse.state, 'spent')))
    .returning({ couponId: couponUse.couponId })
  await uncount(
    tx,
    siteId,
    spent.map(({ couponId }) => couponId),
  )
}

/** Whether one of the coupon's counted uses belongs to this cart. */
export async function isCouponHeld(
  db: Reader,
  siteId: SiteId,
  { cartId, couponId }: { readonly cartId: CartId; readonly couponId: CouponId },
): Promise<boolean> {
  const found = await db.$count(
    couponUse,
    and(
      eq(couponUse.siteId, siteId),
      eq(couponUse.couponId, couponId),
      eq(couponUse.cartId, cartId),
      inArray(couponUse.state, ['reserved', 'spent']),
    ),
  )
  return found > 0
}

/** The coupons of which a cart has reserved a use: one, unless its diner is just changing it. */
export async function listHeldCoupons(tx: Tx, siteId: SiteId, cartId: CartId): Promise<CouponId[]> {
  const found = await heldCoupons.ask(tx, { siteId, cartId })
  return found.map(({ couponId }) => couponId)
}

const heldCoupons = hotStatement((db, slot: Slots<{ readonly siteId: SiteId; readonly cartId: CartId }>) =>
  db
    .select({ couponId: couponUse.couponId })
    .from(couponUse)
    .where(
      and(
        eq(couponUse.siteId, slot('siteId', couponUse.siteId)),
        eq(couponUse.cartId, slot('cartId', couponUse.cartId)),
        eq(couponUse.state, 'reserved'),
      ),
    ),
)

/** Locks it together with those held, in the order of their ids, so that carts exchanging coupons do not deadlock. */
async function lockCoupon(
  tx: Tx,
  siteId: SiteId,
  { code, held }: { readonly code: string; readonly held: readonly CouponId[] },
): Promise<CouponId | undefined> {
  const locked = await tx
    .select({ id: coupon.id, isWanted: sql<boolean>`${coupon.code} = ${code}` })
    .from(coupon)
    .where(and(eq(coupon.siteId, siteId), or(eq(coupon.code, code), inArray(coupon.id, [...held]))))
    .orderBy(asc(coupon.id))
    .for('update')
  return locked.find(({ isWanted }) => isWanted)?.id
}

/** Given back once, when no money came. */
export async function releaseCoupon(
  tx: Tx,
  { siteId, cartId }: { readonly siteId: SiteId; readonly cartId: CartId },
  couponIds: readonly CouponId[],
): Promise<void> {
  if (couponIds.length === 0) return
  await tx
    .update(couponUse)
    .set({ state: 'released', changedAt: sql`now()` })
    .where(
      and(
        eq(couponUse.siteId, siteId),
        eq(couponUse.cartId, cartId),
        eq(couponUse.state, 'reserved'),
        inArray(couponUse.couponId, [...couponIds]),
      ),
    )
  await uncount(tx, siteId, couponIds)
}

async function uncount(tx: Tx, siteId: SiteId, couponIds: readonly CouponId[]): Promise<void> {
  await tx
    .update(coupon)
    .set({ uses: sql`${coupon.uses} - 1` })
    .where(and(eq(coupon.siteId, siteId), inArray(coupon.id, [...couponIds])))
}
