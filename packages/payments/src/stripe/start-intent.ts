import type { Charge } from '../provider/charge.ts'
import type { PaymentStep } from '../provider/payment-step.ts'
import { type Fields, type StripeReply, toFields, writeToStripe } from './ask-stripe.ts'
import { orderField, readDecline, readIntent } from './read-intent.ts'
import type { StripeAccount } from './settings.ts'

/** Charges the token that Stripe's own card field made. Without one there is nothing to charge. */
export async function startIntent(charge: Charge, account: StripeAccount): Promise<PaymentStep> {
  const { means } = charge
  return means.kind === 'choice' ? { kind: 'not-sent' } : chargeToken(charge, means.token, account)
}

async function chargeToken(charge: Charge, token: string, account: StripeAccount): Promise<PaymentStep> {
  const method = token.startsWith('tok_') ? await toPaymentMethod(charge, token, account) : token
  if (typeof method !== 'string') return method
  const fields = {
    ...toIntentFields(charge),
    payment_method: method,
    'allowed_payment_method_types[]': 'card',
    confirm: 'true',
    return_url: charge.addresses.back,
  }
  const reply = await writeToStripe({ path: '/payment_intents', fields, key: charge.merchantOrder }, account)
  return reply.kind === 'done' ? toStep(reply.body, charge) : toFailure(reply)
}

/** A bare token cannot be authenticated by its bank; a payment method made from it can. Nothing is charged yet. */
async function toPaymentMethod(charge: Charge, token: string, account: StripeAccount): Promise<string | PaymentStep> {
  const fields = { type: 'card', 'card[token]': token }
  const key = `${charge.merchantOrder}:card`
  const reply = await writeToStripe({ path: '/payment_methods', fields, key }, account)
  if (reply.kind === 'done') return String(reply.body.id)
  return reply.kind === 'refused' ? readDecline(reply.error) : { kind: 'not-sent' }
}

function toStep(intent: Fields, charge: Charge): PaymentStep {
  const answer = readIntent(intent, charge)
  if (answer.kind === 'approved' || answer.kind === 'declined') return answer
  const { url } = toFields(toFields(intent.next_action).redirect_to_url)
  if (answer.kind !== 'pending' || typeof url !== 'string') return { kind: 'unknown' }
  // The card's own bank wants to see the diner; Stripe brings them back to our page, which asks again.
  return { kind: 'redirect', url, reference: String(intent.id) }
}

function toFailure(reply: Exclude<StripeReply, { kind: 'done' }>): PaymentStep {
  if (reply.kind === 'refused') return readDecline(reply.error)
  return { kind: reply.kind === 'not-sent' ? 'not-sent' : 'unknown' }
}

function toIntentFields({ amount, description, payer, attemptId, merchantOrder, addresses }: Charge) {
  return {
    amount: String(amount),
    currency: 'eur',
    description,
    ...(payer.email === '' ? {} : { receipt_email: payer.email }),
    [`metadata[${orderField}]`]: merchantOrder,
    'metadata[attempt]': attemptId,
    // Stripe sends its messages to the webhook of the account; this one says which of our sites it is for.
    'metadata[notify]': addresses.notify,
  }
}
