import type { Charge } from '../provider/charge.ts'
import type { QueryAnswer } from '../provider/payment-provider.ts'
import type { PaymentStep } from '../provider/payment-step.ts'
import { readFromStripe, type StripeReply, toFields, writeToStripe } from './ask-stripe.ts'
import { fieldLanguages } from './languages.ts'
import { readDecline, readIntent, toMetadata } from './read-intent.ts'
import type { StripeAccount } from './settings.ts'

/**
 * Wallets are paid on Stripe's own page, which shows those that the diner's device has: Apple checks the host of the page
 * that asks for Apple Pay, and each venue would have to register its own.
 */
export async function openPage(charge: Charge, account: StripeAccount): Promise<PaymentStep> {
  const { amount, description, language, payer, addresses, merchantOrder } = charge
  const line = 'line_items[0]'
  const fields = {
    mode: 'payment',
    [`${line}[quantity]`]: '1',
    [`${line}[price_data][currency]`]: 'eur',
    [`${line}[price_data][unit_amount]`]: String(amount),
    [`${line}[price_data][product_data][name]`]: description,
    'allowed_payment_method_types[]': 'card',
    locale: fieldLanguages[language],
    ...(payer.email === '' ? {} : { customer_email: payer.email }),
    ...toMetadata(charge, 'payment_intent_data[metadata]'),
    success_url: addresses.back,
    cancel_url: addresses.cancel,
  }
  const reply = await writeToStripe({ path: '/checkout/sessions', fields, key: merchantOrder }, account)
  if (reply.kind === 'refused') return readDecline(reply.error)
  // Nobody has seen a page whose address was lost, so nothing can be paid there.
  if (reply.kind !== 'done' || typeof reply.body.url !== 'string') return { kind: 'not-sent' }
  return { kind: 'redirect', url: reply.body.url, reference: String(reply.body.id) }
}

/** The page of a payment has its own id; a payment without a page is named by the payment itself. */
export function isPage(reference: string | null): reference is string {
  return reference?.startsWith('cs_') ?? false
}

/** The payment that was made on a page; absent while nobody has tried to pay there. */
export async function findPageIntent(page: string, account: StripeAccount): Promise<StripeReply> {
  const reply = await readPage(page, account)
  if (reply.kind !== 'done') return reply
  const intent = toFields(reply.body.payment_intent)
  return 'id' in intent ? { kind: 'done', body: intent } : { kind: 'absent' }
}

/** After a declined card the diner may try another one on the page: only a page that has ended is a no. */
export async function queryPage(page: string, charge: Charge, account: StripeAccount): Promise<QueryAnswer> {
  const reply = await readPage(page, account)
  if (reply.kind !== 'done') return { kind: reply.kind === 'absent' ? 'absent' : 'unknown' }
  const { status, payment_intent } = reply.body
  const answer = readIntent(toFields(payment_intent), charge)
  if (answer.kind === 'approved') return answer
  if (status === 'expired') return { kind: 'declined', reason: 'cancelled', detail: 'expired' }
  return { kind: status === 'open' ? 'pending' : 'unknown' }
}

/** Ends the page of a diner who turned back. One that was paid on cannot be ended. */
export async function endPage(page: string, charge: Charge, account: StripeAccount): Promise<QueryAnswer> {
  const key = `${charge.merchantOrder}:cancel`
  await writeToStripe({ path: `/checkout/sessions/${page}/expire`, fields: {}, key }, account)
  return queryPage(page, charge, account)
}

function readPage(page: string, account: StripeAccount): Promise<StripeReply> {
  return readFromStripe(`/checkout/sessions/${page}?expand[]=payment_intent`, account)
}
