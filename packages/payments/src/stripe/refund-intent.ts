import type { Charge } from '../provider/charge.ts'
import type { RefundAnswer, RefundOrder } from '../provider/payment-provider.ts'
import { readFromStripe, writeToStripe } from './ask-stripe.ts'
import { findIntent, readRefunded } from './find-intent.ts'
import type { StripeAccount } from './settings.ts'

/** The key alone keeps a refund single for a day only, so what went back before is looked at first. */
export async function refundIntent(
  charge: Charge,
  { amount, key, before }: RefundOrder,
  account: StripeAccount,
): Promise<RefundAnswer> {
  const found = await findIntent(charge, account)
  if (found.kind !== 'done') return { kind: 'unknown' }
  const id = String(found.body.id)
  const whole = await readFromStripe(`/payment_intents/${id}?expand[]=latest_charge`, account)
  if (whole.kind !== 'done') return { kind: 'unknown' }
  if (readRefunded(whole.body) >= before + amount) return { kind: 'done', reference: id }
  const fields = { payment_intent: id, amount: String(amount) }
  const reply = await writeToStripe({ path: '/refunds', fields, key }, account)
  if (reply.kind === 'refused') return { kind: 'refused', detail: String(reply.error.code ?? 'refused') }
  if (reply.kind !== 'done') return { kind: 'unknown' }
  const { status } = reply.body
  if (status === 'failed' || status === 'canceled') return { kind: 'refused', detail: status }
  return { kind: 'done', reference: String(reply.body.id) }
}
