import type { CartId } from '@comanda/rules/ids'
import type { Reader, Tx } from '../database/database.ts'
import { findCartForUpdate, findHeldCart, readCart, readHeldCart } from './cart.repository.ts'
import type { CartHolder } from './cart-holder.ts'
import type { CartKey, StoredCart } from './stored-cart.ts'

interface ByWhom {
  readonly cartId: CartId
  /** The right to pay it comes with its link. */
  readonly isByLink: boolean
}

/** The cart that somebody pays, locked until the transaction ends; undefined if it is missing or not theirs to pay. */
export function lockCartToSell(
  tx: Tx,
  caller: CartHolder,
  { cartId, isByLink }: ByWhom,
): Promise<StoredCart | undefined> {
  return isByLink ? findCartForUpdate(tx, { siteId: caller.siteId, cartId }) : findHeldCart(tx, caller, cartId)
}

/** For whoever has the cart's link; what may be shown of it is theirs to decide. */
export function findLinkedCart(db: Reader, cart: CartKey): Promise<StoredCart | undefined> {
  return readCart(db, cart)
}

/** A visitor's own cart, to read. */
export function findOwnCart(db: Reader, caller: CartHolder, cartId: CartId): Promise<StoredCart | undefined> {
  return readHeldCart(db, caller, cartId)
}
