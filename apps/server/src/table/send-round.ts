import type { sendRound as row } from '@comanda/contract/calls/table'
import { isRefusal, refusal } from '@comanda/contract/refusals'
import type { CartLine } from '@comanda/rules/cart/cart'
import { checkSending, countUnsent, listUnsent, sendLines } from '@comanda/rules/table/send-round'
import { toBusinessDay } from '@comanda/rules/venue/business-day'
import type { Handler } from '../call/handler.ts'
import { changeCart } from '../cart/change-cart.ts'
import { explainClosed } from '../cart/explain-closed.ts'
import { isLinePaused } from '../cart/is-line-paused.ts'
import { numberCart } from '../cart/move-cart.ts'
import type { KeepsOffers } from '../cart/read-offer.ts'
import { refuseUnansweredLines } from '../cart/refuse-unanswered.ts'
import { tellFloor } from '../cart/table-cart.ts'
import { sellUnits } from '../catalogue/count-units.ts'
import { refuseUnseen } from '../kitchen/refuse-unseen.ts'
import { sendToKitchen } from '../kitchen/send-to-kitchen.ts'
import { publish } from '../live/publish.ts'
import { publishStaff } from '../live/publish-staff.ts'
import { listDishes } from '../order/list-dishes.ts'
import { listUses } from '../order/list-uses.ts'
import { namePlace } from '../order/name-place.ts'
import { numberTicket } from '../order/number-ticket.ts'

/** «Enviar a cocina»: everything the table's phones have chosen since the last round goes into one ticket. */
export const sendRound: Handler<typeof row, KeepsOffers> = async ({ cartId }, context) => {
  let round: readonly CartLine[] = []
  const changed = await changeCart(context, cartId, {
    change: (open) => {
      const { cart, store } = open
      const verdict = checkSending(cart, store.ordering)
      if (!verdict.allowed) return explainClosed(cart, verdict.code)
      round = listUnsent(cart.lines)
      if (round.some((line) => isLinePaused(open, line))) return refusal('product-paused')
      const unanswered = refuseUnansweredLines(open, round, context.now)
      if (unanswered) return unanswered
      return { ...cart, lines: sendLines(cart.lines) }
    },
    check: async ({ open }, tx) => {
      const { siteId, now } = context
      const { cart, menu, store } = open
      const taking = { siteId, storeId: cart.setup.storeId, cartId, uses: listUses(open, round), now }
      const { setup, version: cartVersion, notes } = cart
      const day = toBusinessDay(now, open.store)
      const number = await numberTicket(tx, { siteId, storeId: setup.storeId, cartId, day })
      if (number !== cart.number) await numberCart(tx, { siteId, cartId }, number)
      // Asked together; a refusal takes back what was sold and sent.
      const [unseen, isSold] = await Promise.all([
        refuseUnseen(tx, { siteId, store, setup, now }),
        sellUnits(tx, taking),
        sendToKitchen(tx, {
          ticket: {
            siteId,
            storeId: setup.storeId,
            day,
            number,
            cartId,
            cartVersion,
            mode: setup.mode,
            place: namePlace(open),
            notes,
            sentAt: now,
            dueAt: now,
          },
          dishes: listDishes(open, round, now),
          accepted: true,
        }),
      ])
      if (unseen !== null) return unseen
      if (!isSold) return refusal('product-paused')
      const message = { kind: 'round-sent', store: setup.storeId, id: cartId, version: cartVersion }
      await publishStaff(tx, siteId, { topic: 'kitchen', message })
      await tellFloor(tx, siteId, cart)
      const hasBuffet = cart.lines.some(({ productId }) => menu.products.get(productId)?.buffet)
      if (hasBuffet) {
        await publish(tx, siteId, 'buffet', { kind: 'buffet-changed', cart: cartId, version: cart.version })
      }
      return undefined
    },
  })
  if (isRefusal(changed)) return changed
  return { version: changed.open.cart.version, dishes: countUnsent(round) }
}
