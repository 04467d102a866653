import type { correctMeans as row } from '@comanda/contract/calls/staff/history'
import { isRefusal, refusal } from '@comanda/contract/refusals'
import { checkCorrection } from '@comanda/rules/till/correct-means'
import type { StaffWriter } from '../call/staff-handler.ts'
import { getRide } from '../order/bring-order.ts'
import { lockSeenOrder, refuseMove } from '../order/lock-seen-order.ts'
import { noteOrderChange } from '../order/note-order-change.ts'
import { readBoardOrder } from '../order/read-board-order.ts'
import { listOrderMoney, lockNotedMoney, noteAnotherMeans } from '../payment/order-money.ts'
import type { KeepsVenues } from '../venue/load-venues.ts'
import { findTaking, getFirstDrawer, saveMeans } from './hand-taking.repository.ts'

/**
 * A hand pressed «cash» and meant the terminal, or the other way round: the money is counted where it is (DAY-207). The
 * order is locked first, as by every writer of its money.
 */
export const correctMeans: StaffWriter<typeof row, KeepsVenues> = async (asked, context) => {
  const { tx, siteId, person, now } = context
  const { orderId, attemptId, by, version } = asked
  if (person === null) return refusal('staff-only')
  const order = await lockSeenOrder(tx, context, { orderId, version })
  if (isRefusal(order)) return order
  const { storeId, cartId, cartVersion } = order
  const payments = await listOrderMoney(tx, siteId, { orderId, cartId, cartVersion })
  if (!payments.some(({ id }) => id === attemptId)) return refusal('payment-not-found')
  const money = await lockNotedMoney(tx, { siteId, attemptId })
  const taking = await findTaking(tx, siteId, attemptId)
  const verdict = checkCorrection({ means: taking?.means ?? null, hasGoneBack: money.hasGoneBack }, by)
  if (!verdict.allowed) {
    return verdict.code === 'means-confirmed' ? refusal(verdict.code) : refuseMove({ ...verdict, code: verdict.code })
  }
  if (taking === undefined) throw new Error('money without a hand was corrected')
  const inPouch = (await getRide(tx, order)).riderId === taking.takenBy
  const drawerId = by === 'cash' && !inPouch ? await getFirstDrawer(tx, siteId, storeId) : null
  await saveMeans(tx, { siteId, attemptId, means: by, drawerId, by: person.id, at: now })
  await noteAnotherMeans(tx, { siteId, attemptId }, by)
  await noteOrderChange(tx, order)
  return {
    reply: await readBoardOrder(tx, context, orderId),
    subject: `order:${orderId}`,
    storeId,
    before: { by: taking.means },
    after: { number: order.number, by, taken: money.captured, paymentId: attemptId },
    version: order.version + 1,
  }
}
