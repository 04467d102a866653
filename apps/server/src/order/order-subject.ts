import { refusal } from '@comanda/contract/refusals'
import { cents } from '@comanda/rules/money/cents'
import { toOrderPayment, toOwed } from '@comanda/rules/order/order-money'
import type { Instant } from '@comanda/rules/time/calendar'
import { toStoreMoment } from '@comanda/rules/time/store-moment'
import type { Tx } from '../database/database.ts'
import { publishStaff } from '../live/publish-staff.ts'
import type { PaidFor, PaidSubject, PayingAttempt } from '../subject/paid-subject.ts'
import { lockPaidOrder } from './lock-paid-order.ts'
import type { StoredOrder } from './order.repository.ts'
import { savePaid } from './order-changes.repository.ts'
import { publishOrder } from './publish-order.ts'
import { getSeller } from './seller.repository.ts'
import { takeReceiptNumber } from './take-receipt-number.ts'
import { tellRefund } from './tell-refund.ts'

/** The money of an order that was placed before: at a door, at a counter, or of a table whose guests pay the waiter. */
export const orderSubject: PaidSubject = {
  async hold(tx, attempt) {
    const order = await lock(tx, attempt)
    if (order.status === 'cancelled') return refusal('order-not-found')
    return owes(order, attempt) ? null : refusal('already-paid')
  },

  async lock(tx, attempt) {
    await lock(tx, attempt)
  },

  async give(tx, attempt, now) {
    const order = await lock(tx, attempt)
    if (order.status === 'cancelled') return 'gone'
    if (!owes(order, attempt)) return 'already-paid'
    const paid = cents(order.paid + attempt.amount)
    const paymentState = toOrderPayment({ ...order, paid })
    const receiptNumber = await numberReceipt(tx, order, paymentState, now)
    await savePaid(tx, order, { paid, paymentState, paidAt: paymentState === 'paid' ? now : null, receiptNumber })
    await publishOrder(tx, order, 'order-paid')
    if (order.setup.mode === 'table') {
      const message = { kind: 'table-paid', store: order.storeId, id: order.id, version: order.version + 1 }
      await publishStaff(tx, order.siteId, { topic: 'floor', message })
    }
    return { orderId: order.id }
  },

  // Nothing was held: the order stays as unpaid as it was.
  release: async () => {},
  tellRefund,
}

async function lock(tx: Tx, attempt: PaidFor): Promise<StoredOrder> {
  const order = await lockPaidOrder(tx, attempt)
  if (order === undefined) throw new Error('an order vanished')
  return order
}

function owes(order: StoredOrder, { amount }: PayingAttempt): boolean {
  return amount <= toOwed(order)
}

/** Diners who paid their shares have receipts of their own: then the order has none. */
async function numberReceipt(
  tx: Tx,
  { siteId, storeId, paid, receiptNumber }: StoredOrder,
  paymentState: StoredOrder['paymentState'],
  now: Instant,
): Promise<string | null> {
  if (receiptNumber !== null || paid > 0 || paymentState !== 'paid') return receiptNumber
  const { issuer, cutoff } = await getSeller(tx, siteId, storeId)
  if (issuer.legal === null) return null
  const { date } = toStoreMoment(now, cutoff.timeZone)
  return takeReceiptNumber(tx, { siteId, storeId, day: date })
}
