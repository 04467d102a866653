import type { CartId, CouponId, SiteId } from '@comanda/rules/ids'
import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../database/database.ts'
import { hot, type Slots } from '../database/hot.ts'
import { coupon, couponUse } from '../database/schema/coupon.ts'

/** Counts one use more; false when none is left. */
export async function countUse(tx: Tx, siteId: SiteId, couponId: CouponId): Promise<boolean> {
  const counted = await tx
    .update(coupon)
    .set({ uses: sql`${coupon.uses} + 1` })
    .where(
      and(
        eq(coupon.siteId, siteId),
        eq(coupon.id, couponId),
        or(isNull(coupon.useLimit), lt(coupon.uses, coupon.useLimit)),
      ),
    )
  return counted.rowCount === 1
}

interface CartUse {
  readonly siteId: SiteId
  readonly cartId: CartId
}

export async function saveReservedUse(tx: Tx, { siteId, cartId }: CartUse, couponId: CouponId): Promise<void> {
  await tx
    .insert(couponUse)
    .values({ siteId, couponId, cartId, state: 'reserved' })
    .onConflictDoUpdate({
      target: [couponUse.siteId, couponUse.couponId, couponUse.cartId],
      set: { state: 'reserved', changedAt: sql`now()` },
    })
}

type UseState = (typeof couponUse.$inferSelect)['state']

/** Moves the uses of a cart from one state to another, of all its coupons or of some; answers which moved. */
export async function moveUses(
  tx: Tx,
  { siteId, cartId }: CartUse,
  move: { readonly from: UseState; readonly to: UseState; readonly only?: readonly CouponId[] },
): Promise<CouponId[]> {
  const { from, to, only } = move
  const moved = await tx
    .update(couponUse)
    .set({ state: to, changedAt: sql`now()` })
    .where(
      and(
        eq(couponUse.siteId, siteId),
        eq(couponUse.cartId, cartId),
        eq(couponUse.state, from),
        only && inArray(couponUse.couponId, [...only]),
      ),
    )
    .returning({ couponId: couponUse.couponId })
  return moved.map(({ couponId }) => couponId)
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

const heldCoupons = hot((db, slot: Slots<{ readonly siteId: SiteId; readonly cartId: CartId }>) =>
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
export async function lockCoupon(
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

export async function uncountUses(tx: Tx, siteId: SiteId, couponIds: readonly CouponId[]): Promise<void> {
  await tx
    .update(coupon)
    .set({ uses: sql`${coupon.uses} - 1` })
    .where(and(eq(coupon.siteId, siteId), inArray(coupon.id, [...couponIds])))
}
