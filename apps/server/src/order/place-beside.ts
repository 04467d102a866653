import type { placeBeside as row } from '@comanda/contract/calls/staff/telephone'
import { isRefusal, refusal } from '@comanda/contract/refusals'
import { checkBeside } from '@comanda/rules/order/check-beside'
import type { StaffWriter } from '../call/staff-handler.ts'
import { type KeepsOffers, readOffer } from '../cart/read-offer.ts'
import type { KnowsPublicUrl } from '../session/to-site-origin.ts'
import { lockOrder } from './order-changes.repository.ts'
import { placeByStaff } from './place-by-staff.ts'
import { readBoardOrder } from './read-board-order.ts'

/** A placed order is never edited: what is added to it is a second one, for the same hour and the same hands (DAY-100). */
export const placeBeside: StaffWriter<typeof row, KeepsOffers & KnowsPublicUrl> = async (asked, context) => {
  const { tx, siteId, house } = context
  const first = await lockOrder(tx, context, asked.orderId)
  if (first === undefined) return refusal('order-not-found')
  const verdict = checkBeside(first)
  if (!verdict.allowed) return refusal(verdict.code)
  const offer = await readOffer(house, siteId)
  const store = offer.stores.find(({ id }) => id === first.storeId)
  if (store === undefined) return refusal('store-not-found')
  const { setup, contactName: fullName, contactEmail: email, contactPhone: phone, customerId, language } = first
  const contact = { fullName, email, phone }
  const order = await placeByStaff(context, {
    offer,
    store,
    setup,
    contact,
    customerId,
    language,
    beside: first,
    ...asked,
  })
  if (isRefusal(order)) return order
  return {
    reply: await readBoardOrder(tx, context, order.id),
    subject: `order:${order.id}`,
    storeId: store.id,
    before: null,
    after: { number: order.number, beside: first.number, total: order.total },
  }
}
