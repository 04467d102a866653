import type { Charge } from '../provider/charge.ts'
import { declined, type PaymentStep } from '../provider/payment-step.ts'
import { type Fields, type StripeReply, toFields, writeToStripe } from './ask-stripe.ts'
import { readKeptToken } from './kept-card.ts'
import { openPage } from './pay-page.ts'
import { orderField, readDecline, readIntent, toMetadata } from './read-intent.ts'
import type { StripeAccount } from './settings.ts'

/** The facts of the card that an intent is told. */
type CardFields = Readonly<Record<string, string>>

/** Charges a kept card, or the token that Stripe's own card field made; without either only a wallet has a page. */
export async function startIntent(charge: Charge, account: StripeAccount): Promise<PaymentStep> {
  const { means } = charge
  if (means.kind === 'choice') return charge.method === 'stripe' ? { kind: 'not-sent' } : openPage(charge, account)
  if (means.kind === 'saved-card') return confirmIntent(charge, readKeptToken(means.token), account)
  if (means.kind === 'by-hand') return { kind: 'not-sent' }
  const card = await readyCard(charge, means.token, account)
  return isStep(card) ? card : confirmIntent(charge, card, account)
}

async function confirmIntent(charge: Charge, card: CardFields, account: StripeAccount): Promise<PaymentStep> {
  const fields = {
    ...toIntentFields(charge),
    ...card,
    'allowed_payment_method_types[]': 'card',
    'expand[]': 'payment_method',
    confirm: 'true',
    return_url: charge.addresses.back,
  }
  const reply = await writeToStripe({ path: '/payment_intents', fields, key: charge.merchantOrder }, account)
  return reply.kind === 'done' ? toStep(reply.body, charge) : toFailure(reply)
}

/** A bare token cannot be authenticated by its bank; a payment method made from it can. Nothing is charged yet. */
async function readyCard(charge: Charge, token: string, account: StripeAccount): Promise<CardFields | PaymentStep> {
  const { merchantOrder, savesCard } = charge
  const make = async (path: string, fields: CardFields, name: string): Promise<string | PaymentStep> => {
    const reply = await writeToStripe({ path, fields, key: `${merchantOrder}:${name}` }, account)
    if (reply.kind === 'done') return String(reply.body.id)
    return reply.kind === 'refused' ? readDecline(reply.error) : { kind: 'not-sent' }
  }
  const method = token.startsWith('tok_')
    ? await make('/payment_methods', { type: 'card', 'card[token]': token }, 'card')
    : token
  if (typeof method !== 'string') return method
  if (!savesCard) return { payment_method: method }
  // Kept to be used when its holder is present: they confirm each payment themselves.
  const customer = await make('/customers', { [`metadata[${orderField}]`]: merchantOrder }, 'customer')
  if (typeof customer !== 'string') return customer
  return { payment_method: method, customer, setup_future_usage: 'on_session' }
}

function isStep(card: CardFields | PaymentStep): card is PaymentStep {
  return 'kind' in card
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
  // The customer or the card is not there any more.
  if (reply.kind === 'absent') return declined('declined', 'absent')
  return { kind: reply.kind === 'not-sent' ? 'not-sent' : 'unknown' }
}

function toIntentFields(charge: Charge) {
  const { amount, description, payer } = charge
  return {
    amount: String(amount),
    currency: 'eur',
    description,
    ...(payer.email === '' ? {} : { receipt_email: payer.email }),
    ...toMetadata(charge, 'metadata'),
  }
}
