import type { delayOrder as row } from '@comanda/contract/calls/staff/orders'
import { isRefusal, refusal } from '@comanda/contract/refusals'
import { checkDelay } from '@comanda/rules/order/delay-order'
import { delayPromise, findPromisedTime } from '@comanda/rules/order/promised-time'
import type { StaffWriter } from '../call/staff-handler.ts'
import { delayTicket } from '../kitchen/delay-ticket.ts'
import { postMail } from '../mail/post-mail.ts'
import { findStore } from '../venue/find-store.ts'
import type { KeepsVenues } from '../venue/load-venues.ts'
import { lockSeenOrder } from './lock-seen-order.ts'
import { findOrder } from './order.repository.ts'
import { lockCompanions, lockOrder, saveDelay } from './order-changes.repository.ts'
import { publishOrder } from './publish-order.ts'
import { readBoardOrder } from './read-board-order.ts'

/**
 * Moves the promised time; the boards put the order in its new place, and the diner is told once (DAY-097). What goes
 * out with it moves along (DAY-100).
 */
export const delayOrder: StaffWriter<typeof row, KeepsVenues> = async ({ orderId, minutes, version }, context) => {
  const { tx, siteId, house } = context
  // Always the first of them before the others, so that two who delay them never wait for each other.
  const seen = await findOrder(tx, siteId, orderId)
  if (seen !== undefined && seen.besideId !== null) await lockOrder(tx, context, seen.besideId)
  const order = await lockSeenOrder(tx, context, { orderId, version })
  if (isRefusal(order)) return order
  const verdict = checkDelay(order, minutes)
  if (!verdict.allowed) return refusal(verdict.code)
  const delayMinutes = order.delayMinutes + minutes
  await saveDelay(tx, order, delayMinutes)
  await delayTicket(tx, { siteId, orderId }, minutes)
  const { contactEmail: recipient, contactName: name, language, number, setup } = order
  if (recipient !== '') {
    const store = findStore(await house.venues.get(siteId), order.storeId)
    const promised = delayPromise(findPromisedTime(setup, store?.hours ?? null), delayMinutes)
    const key = `order-delayed:${orderId}:${delayMinutes}`
    const facts = { name, number, minutes, promised }
    await postMail(tx, 'order-delayed', { siteId, key, recipient, language, facts })
  }
  await publishOrder(tx, order, 'order-delayed')
  const along = (await lockCompanions(tx, order)).filter((one) => checkDelay(one, minutes).allowed)
  for (const one of along) {
    await saveDelay(tx, one, one.delayMinutes + minutes)
    await delayTicket(tx, { siteId, orderId: one.id }, minutes)
    await publishOrder(tx, one, 'order-delayed')
  }
  return {
    reply: await readBoardOrder(tx, context, orderId),
    subject: `order:${orderId}`,
    storeId: order.storeId,
    before: { delayMinutes: order.delayMinutes },
    after: { number: order.number, delayMinutes, ...(along.length > 0 && { along: along.map((one) => one.number) }) },
    version: order.version + 1,
  }
}
