import type { deleteCartItem as row } from '@comanda/contract/calls/cart-line'
import { isRefusal } from '@comanda/contract/refusals'
import { removeLine } from '@comanda/rules/cart/change-quantity'
import { checkRemoval } from '@comanda/rules/cart/check-addition'
import type { Handler } from '../call/handler.ts'
import { changeCart } from './change-cart.ts'
import { explainClosed } from './explain-closed.ts'
import type { KeepsOffers } from './read-offer.ts'

export const deleteCartItem: Handler<typeof row, KeepsOffers> = async ({ cartId, lineId }, context) => {
  const changed = await changeCart(context, cartId, ({ cart }) => {
    const verdict = checkRemoval(cart, lineId)
    if (!verdict.allowed) return explainClosed(cart, verdict.code)
    return { ...cart, lines: removeLine(cart.lines, lineId) }
  })
  if (isRefusal(changed)) return changed
  return { lineId, version: changed.open.cart.version, total: changed.price.total }
}
