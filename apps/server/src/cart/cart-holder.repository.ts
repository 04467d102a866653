import type { CartId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { and, eq, exists, or, type SQL, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../database/database.ts'
import type { Slots } from '../database/hot.ts'
import { hotInsert } from '../database/hot-insert.ts'
import { cart, cartHolder } from '../database/schema/cart.ts'
import type { CartHolder } from './cart-holder.ts'
import type { CartKey } from './stored-cart.ts'

/** The condition that limits every read to carts that the caller holds. */
export function isHeldBy(db: Reader, { siteId, sessionId, customerId }: CartHolder): SQL | undefined {
  const held = db
    .select({ held: sql`1` })
    .from(cartHolder)
    .where(and(eq(cartHolder.siteId, siteId), eq(cartHolder.cartId, cart.id), eq(cartHolder.sessionId, sessionId)))
  return or(exists(held), customerId === null ? undefined : eq(cart.customerId, customerId))
}

/** The same in a statement whose text is built once. Nobody has the customer id `null`. */
export function isHeldAt(db: Reader, slot: Slots<CartHolder>): SQL | undefined {
  const held = db
    .select({ held: sql`1` })
    .from(cartHolder)
    .where(
      and(
        eq(cartHolder.siteId, slot('siteId', cartHolder.siteId)),
        eq(cartHolder.cartId, cart.id),
        eq(cartHolder.sessionId, slot('sessionId', cartHolder.sessionId)),
      ),
    )
  return or(exists(held), eq(cart.customerId, slot('customerId', cart.customerId)))
}

export async function isCartHeld(db: Reader, holder: CartHolder, cartId: CartId): Promise<boolean> {
  const found = await db
    .select({ id: cart.id })
    .from(cart)
    .where(and(eq(cart.siteId, holder.siteId), eq(cart.id, cartId), isHeldBy(db, holder)))
  return found.length === 1
}

const holders = hotInsert(cartHolder, { keepsFirst: true })

/** False for a holder who already was one. */
export async function addHolder(tx: Tx, holder: CartHolder, cartId: CartId, now: Instant): Promise<boolean> {
  const { siteId, sessionId } = holder
  const added = await holders.save(tx, { siteId, cartId, sessionId, joinedAt: now })
  return added !== undefined
}

/** The holder of a new cart: there cannot be one yet, so nobody waits for the answer. */
export function leaveHolder(tx: Tx, holder: CartHolder, cartId: CartId, now: Instant): void {
  const { siteId, sessionId } = holder
  holders.leave(tx, { siteId, cartId, sessionId, joinedAt: now })
}

export async function removeHolder(tx: Tx, { siteId, sessionId }: CartHolder, cartId: CartId): Promise<void> {
  await tx
    .delete(cartHolder)
    .where(and(eq(cartHolder.siteId, siteId), eq(cartHolder.cartId, cartId), eq(cartHolder.sessionId, sessionId)))
}

export function countHolders(tx: Reader, { siteId, cartId }: CartKey): Promise<number> {
  return tx.$count(cartHolder, and(eq(cartHolder.siteId, siteId), eq(cartHolder.cartId, cartId)))
}
