import { cents } from '@comanda/rules/money/cents'
import { toOrderPayment } from '@comanda/rules/order/order-money'
import type { Tx } from '../database/database.ts'
import { publish } from '../live/publish.ts'
import { postMail } from '../mail/post-mail.ts'
import type { PayingAttempt, ToldRefund } from '../subject/paid-subject.ts'
import { findOrder } from './order.repository.ts'
import { saveRefunded } from './order-changes.repository.ts'

/** The caller has locked it. The order that it paid for says what has gone back, and whoever paid and left an address hears of it. */
export async function tellRefund(tx: Tx, attempt: PayingAttempt, { amount, key }: ToldRefund): Promise<void> {
  const { siteId, sale, orderId } = attempt
  const order = orderId === null ? undefined : await findOrder(tx, siteId, orderId)
  if (order !== undefined) {
    const refunded = cents(order.refunded + amount)
    await saveRefunded(tx, order, { refunded, paymentState: toOrderPayment({ ...order, refunded }) })
    const { cartId: cart, cartVersion: version } = order
    await publish(tx, siteId, 'status', { kind: 'status-changed', cart, version })
  }
  if (sale === null || sale.contact.email === '') return
  const { contact, language } = sale
  const facts = { name: contact.fullName, amount }
  await postMail(tx, 'refund-made', { siteId, key: `refund:${key}`, recipient: contact.email, language, facts })
}
