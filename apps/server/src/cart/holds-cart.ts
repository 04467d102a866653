import { type CartId, toId } from '@comanda/rules/ids'
import type { Reader } from '../database/database.ts'
import { isCartHeld } from './cart-holder.repository.ts'
import type { CartHolder } from './cart-holder.ts'

/** Whether this visitor may hear of the cart. A text that is no cart id belongs to nobody. */
export async function holdsCart(db: Reader, holder: CartHolder, cartId: string): Promise<boolean> {
  return isUuid(cartId) && isCartHeld(db, holder, toId<CartId>(cartId))
}

export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
}
