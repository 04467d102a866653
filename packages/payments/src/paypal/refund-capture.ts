import type { Charge } from '../provider/charge.ts'
import type { RefundAnswer, RefundOrder } from '../provider/payment-provider.ts'
import { askPaypal } from './ask-paypal.ts'
import { findOrder } from './collect-order.ts'
import { toEuros } from './paypal-order.ts'
import type { PaypalAccount } from './settings.ts'

/** PayPal remembers a key for some hours only, so what went back already is read first. */
export async function refundCapture(
  charge: Charge,
  { amount, before, key }: RefundOrder,
  account: PaypalAccount,
): Promise<RefundAnswer> {
  const order = await findOrder(charge, account)
  if (order === 'unknown') return { kind: 'unknown' }
  if (order === 'absent' || order.capture === null) return { kind: 'refused', detail: 'absent' }
  if (order.refunded >= before + amount) return { kind: 'done', reference: order.capture.id }
  const reply = await askPaypal(account, {
    method: 'POST',
    path: `/v2/payments/captures/${encodeURIComponent(order.capture.id)}/refund`,
    requestId: key,
    body: JSON.stringify({ amount: toEuros(amount) }),
    movesMoney: true,
  })
  if (reply.kind === 'refused') return { kind: 'refused', detail: reply.issue }
  if (reply.kind !== 'answer') return { kind: 'unknown' }
  const { id, status } = reply.read
  return status === 'FAILED' || status === 'CANCELLED'
    ? { kind: 'refused', detail: String(status) }
    : { kind: 'done', reference: String(id) }
}
