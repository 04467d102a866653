import type { getCartId as row } from '@comanda/contract/calls/cart'
import { refusal } from '@comanda/contract/refusals'
import type { Handler } from '../call/handler.ts'
import type { KeepsWebsites } from '../website/load-website.ts'
import { findTableCart } from './cart.repository.ts'

/** The id of a table's open cart. It gives no access: only those who joined the table can open the cart. */
export const getCartId: Handler<typeof row, KeepsWebsites> = async (
  { resourceId, position },
  { siteId, database, house },
) => {
  const { website } = await house.websites.get(siteId)
  const found = website.signedTableLinks ? undefined : await findTableCart(database, { siteId, resourceId, position })
  return found === undefined ? refusal('cart-not-found') : { cartId: found.id, number: found.number }
}
