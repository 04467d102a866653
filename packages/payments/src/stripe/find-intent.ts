import type { Charge } from '../provider/charge.ts'
import type { QueryAnswer } from '../provider/payment-provider.ts'
import { type Fields, readFromStripe, type StripeReply, toFields } from './ask-stripe.ts'
import { findPageIntent, isPage, queryPage } from './pay-page.ts'
import { orderField, readIntent } from './read-intent.ts'
import type { StripeAccount } from './settings.ts'

/** Where the answer that named the payment was lost, it is searched for by our own number. */
export async function findIntent(charge: Charge, account: StripeAccount): Promise<StripeReply> {
  const { providerReference, merchantOrder } = charge
  if (isPage(providerReference)) return findPageIntent(providerReference, account)
  if (providerReference !== null) {
    return readFromStripe(`/payment_intents/${providerReference}?expand[]=payment_method`, account)
  }
  const query = new URLSearchParams({
    query: `metadata["${orderField}"]:"${merchantOrder}"`,
    'expand[]': 'data.payment_method',
  })
  const reply = await readFromStripe(`/payment_intents/search?${query}`, account)
  if (reply.kind !== 'done') return reply
  const found: readonly unknown[] = Array.isArray(reply.body.data) ? reply.body.data : []
  return found[0] === undefined ? { kind: 'absent' } : { kind: 'done', body: toFields(found[0]) }
}

export async function queryIntent(charge: Charge, account: StripeAccount): Promise<QueryAnswer> {
  if (isPage(charge.providerReference)) return queryPage(charge.providerReference, charge, account)
  const reply = await findIntent(charge, account)
  if (reply.kind === 'done') return readIntent(reply.body, charge)
  return { kind: reply.kind === 'absent' ? 'absent' : 'unknown' }
}

/** How much of a payment went back already. */
export function readRefunded(intent: Fields): number {
  const { amount_refunded } = toFields(intent.latest_charge)
  return typeof amount_refunded === 'number' ? amount_refunded : 0
}
