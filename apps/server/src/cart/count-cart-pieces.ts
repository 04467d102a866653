import { type CartId, toId } from '@comanda/rules/ids'
import type { Reader } from '../database/database.ts'
import type { CartHolder } from './cart-holder.ts'
import { findHeldPieces } from './cart-line.repository.ts'
import { isUuid } from './holds-cart.ts'

/** How many pieces are in a cart; undefined when it does not exist or is not this visitor's. */
export async function countCartPieces(db: Reader, holder: CartHolder, cartId: string): Promise<number | undefined> {
  return isUuid(cartId) ? findHeldPieces(db, holder, toId<CartId>(cartId)) : undefined
}
