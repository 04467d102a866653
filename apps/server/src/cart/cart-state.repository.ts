import type { CartState } from '@comanda/rules/cart/cart'
import type { CartId, SiteId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../database/database.ts'
import { hot, type Slots } from '../database/hot.ts'
import { cart } from '../database/schema/cart.ts'
import type { CartKey } from './stored-cart.ts'

export async function lockCartState(
  tx: Tx,
  { siteId, cartId }: CartKey,
): Promise<{ state: CartState; version: number } | undefined> {
  const [found] = await lockedCart.ask(tx, { siteId, cartId })
  return found
}

/** Locks it with the next statement, before that one: nobody waits for the answer. */
export function leaveCartLock(tx: Tx, { siteId, cartId }: CartKey): void {
  lockedCart.leave(tx, { siteId, cartId })
}

const lockedCart = hot((db, slot: Slots<CartKey>) =>
  db
    .select({ state: cart.state, version: cart.version })
    .from(cart)
    .where(and(eq(cart.siteId, slot('siteId', cart.siteId)), eq(cart.id, slot('cartId', cart.id))))
    .for('update'),
)

/** The caller has locked it. */
export async function saveCartNumber(tx: Tx, { siteId, cartId }: CartKey, number: number): Promise<void> {
  await tx
    .update(cart)
    .set({ number })
    .where(and(eq(cart.siteId, siteId), eq(cart.id, cartId)))
}

interface StateMove {
  readonly siteId: SiteId
  readonly cartId: CartId
  readonly from: CartState[]
  readonly to: CartState
  /** Only while the cart still has this version; null for any. */
  readonly version: number | null
  readonly now: Instant
}

/** False when the cart was in another state. */
export async function saveCartState(tx: Tx, move: StateMove): Promise<boolean> {
  const moved = await movedCart.ask(tx, move)
  return moved.rowCount === 1
}

const movedCart = hot((db, slot: Slots<StateMove>) =>
  db
    .update(cart)
    .set({ state: slot('to', cart.state), changedAt: slot('now', cart.changedAt) })
    .where(
      and(
        eq(cart.siteId, slot('siteId', cart.siteId)),
        eq(cart.id, slot('cartId', cart.id)),
        sql`${cart.state} = any(${slot('from', cart.state)}::text[])`,
        sql`${cart.version} = coalesce(${slot('version', cart.version)}::integer, ${cart.version})`,
      ),
    ),
)
