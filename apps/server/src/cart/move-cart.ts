import type { CartState } from '@comanda/rules/cart/cart'
import type { CartId, SiteId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Tx } from '../database/database.ts'
import { leaveCartLock, lockCartState, saveCartNumber, saveCartState } from './cart-state.repository.ts'
import type { CartKey } from './stored-cart.ts'

interface Moving {
  readonly siteId: SiteId
  readonly cartId: CartId
  readonly now: Instant
}

/**
 * Its money is asked for: until that ends, its lines stay as they are. False when the cart has changed since this
 * version, or is over.
 */
export function beginPaying(tx: Tx, moving: Moving & { readonly version: number }): Promise<boolean> {
  return saveCartState(tx, { ...moving, from: ['open', 'paying'], to: 'paying' })
}

/** No money came. False when the cart is not being paid any more. */
export function endPaying(tx: Tx, moving: Moving): Promise<boolean> {
  return saveCartState(tx, { ...moving, from: ['paying'], to: 'open', version: null })
}

/** Its lines and version stay: they are what was sold. */
export async function orderCart(tx: Tx, moving: Moving): Promise<void> {
  const isOrdered = await saveCartState(tx, {
    ...moving,
    from: ['open', 'paying', 'abandoned'],
    to: 'ordered',
    version: null,
  })
  if (!isOrdered) throw new Error('a cart was ordered twice')
}

/** What is sold of it has this number. */
export function numberCart(tx: Tx, cart: CartKey, number: number): Promise<void> {
  return saveCartNumber(tx, cart, number)
}

export async function lockCart(tx: Tx, cart: CartKey): Promise<{ state: CartState; version: number }> {
  const found = await lockCartState(tx, cart)
  if (found === undefined) throw new Error('a cart vanished')
  return found
}

/** Locks it before the next statement, for whoever needs to know nothing of it. */
export function lockCartUnread(tx: Tx, cart: CartKey): void {
  leaveCartLock(tx, cart)
}
