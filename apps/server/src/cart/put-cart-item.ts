import type { putCartItem as row } from '@comanda/contract/calls/cart-line'
import { isRefusal, refusal } from '@comanda/contract/refusals'
import { checkReplacement } from '@comanda/rules/cart/check-addition'
import { isSameDish, replaceLine } from '@comanda/rules/cart/merge-lines'
import { isQuantity } from '@comanda/rules/cart/quantity'
import type { Handler } from '../call/handler.ts'
import { changeCart } from './change-cart.ts'
import { checkLine } from './check-line.ts'
import { explainClosed } from './explain-closed.ts'
import type { KeepsOffers } from './read-offer.ts'
import { refuseNewlyUnanswered } from './refuse-unanswered.ts'

/** Changes a line: its quantity, its choices, its notes. */
export const putCartItem: Handler<typeof row, KeepsOffers> = async ({ cartId, ...sent }, context) => {
  const id = sent.lineId
  if (id === null) return refusal('request-malformed', { parameter: 'id' })
  let lineId = id
  const changed = await changeCart(context, cartId, (open) => {
    const { cart, menu } = open
    const known = cart.lines.find((line) => line.id === id)
    if (known === undefined || known.productId !== sent.productId) return refusal('line-not-found')
    const checked = checkLine(open, sent, { id, now: context.now })
    if (isRefusal(checked)) return checked
    const { product, line } = checked
    const verdict = checkReplacement(cart, { lineId: id, product, quantity: line.quantity }, menu)
    if (!verdict.allowed) return explainClosed(cart, verdict.code)
    const unanswered = refuseNewlyUnanswered(open, { product, line, known }, context.now)
    if (unanswered) return unanswered
    const changedLine = { ...line, addedBy: known.addedBy }
    lineId = cart.lines.find((other) => other.id !== id && isSameDish(other, changedLine))?.id ?? id
    const lines = replaceLine(cart.lines, changedLine)
    return lines.every(({ quantity }) => isQuantity(quantity)) ? { ...cart, lines } : refusal('quantity-not-allowed')
  })
  if (isRefusal(changed)) return changed
  return { lineId, version: changed.open.cart.version, total: changed.price.total }
}
