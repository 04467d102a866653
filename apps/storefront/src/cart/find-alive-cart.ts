import { isRefusal } from '@comanda/contract/refusals'
import type { CartId } from '@comanda/rules/ids'
import type { LoadedCart } from './load-cart.ts'
import type { OrderTools } from './order-tools.ts'

/** Null when the server has no such cart for this visitor, or when it is over. */
export async function findAliveCart(load: OrderTools['load'], cartId: CartId): Promise<LoadedCart | null> {
  const loaded = await load(cartId)
  if (!isRefusal(loaded)) return loaded.cart.state === 'open' || loaded.cart.state === 'paying' ? loaded : null
  if (loaded.refused === 'cart-not-found' || loaded.refused.startsWith('session-')) return null
  throw new Error(loaded.message)
}
