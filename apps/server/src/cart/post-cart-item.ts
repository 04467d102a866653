import { randomUUID } from 'node:crypto'
import type { postCartItem as row } from '@comanda/contract/calls/cart-line'
import { isRefusal, type Refusal, refusal } from '@comanda/contract/refusals'
import { checkAddition } from '@comanda/rules/cart/check-addition'
import { addLine, isSameDish } from '@comanda/rules/cart/merge-lines'
import { isQuantity } from '@comanda/rules/cart/quantity'
import { type LineId, toId } from '@comanda/rules/ids'
import { checkOrderAgain } from '@comanda/rules/table/order-again'
import type { Handler } from '../call/handler.ts'
import { changeCart } from './change-cart.ts'
import { type CheckedLine, checkLine } from './check-line.ts'
import { explainClosed } from './explain-closed.ts'
import type { OpenCart } from './open-cart.ts'
import type { KeepsOffers } from './read-offer.ts'
import { refuseUnanswered } from './refuse-unanswered.ts'
import type { StoredCart } from './stored-cart.ts'

/** More lines than any table orders; beyond it somebody is filling our database. */
const mostLines = 200

/** The same rules as in the browser; its prices are not used. */
export const postCartItem: Handler<typeof row, KeepsOffers> = async ({ cartId, ...sent }, context) => {
  const { now } = context
  let lineId = sent.lineId ?? toId<LineId>(randomUUID())
  const changed = await changeCart(context, cartId, (open) => {
    const checked = checkLine(open, sent, { id: lineId, now })
    if (isRefusal(checked)) return checked
    const unanswered = refuseUnanswered(open, checked, now)
    if (unanswered) return unanswered
    lineId = open.cart.lines.find((other) => isSameDish(other, checked.line))?.id ?? checked.line.id
    return withLine(open, checked)
  })
  if (isRefusal(changed)) return changed
  return { lineId, version: changed.open.cart.version, total: changed.price.total }
}

export function withLine({ cart, menu, offer }: OpenCart, { product, line }: CheckedLine): StoredCart | Refusal {
  const verdict = checkAddition(cart, { product, quantity: line.quantity }, menu)
  if (!verdict.allowed) return explainClosed(cart, verdict.code)
  const again = checkOrderAgain(cart, menu, offer.website)
  if (!again.allowed) return refusal(again.code)
  if (cart.lines.some(({ id }) => id === line.id)) return refusal('request-malformed', { parameter: 'id' })
  const lines = addLine(cart.lines, line)
  if (lines.length > mostLines) return refusal('cart-full')
  return lines.every(({ quantity }) => isQuantity(quantity)) ? { ...cart, lines } : refusal('quantity-not-allowed')
}
