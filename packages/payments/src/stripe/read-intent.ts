import { cents } from '@comanda/rules/money/cents'
import type { Charge } from '../provider/charge.ts'
import type { QueryAnswer } from '../provider/payment-provider.ts'
import type { DeclineReason } from '../provider/payment-step.ts'
import { type Fields, toFields } from './ask-stripe.ts'
import { readKeptCard } from './kept-card.ts'

/** The name under which a payment at Stripe carries our number. */
export const orderField = 'merchant_order'

/** The marks by which a payment is found again, by us and by the message that tells of it. */
export function toMetadata(
  { merchantOrder, attemptId, addresses }: Charge,
  field: string,
): Readonly<Record<string, string>> {
  return {
    [`${field}[${orderField}]`]: merchantOrder,
    [`${field}[attempt]`]: attemptId,
    // Stripe sends its messages to the webhook of the account; this one says which of our sites it is for.
    [`${field}[notify]`]: addresses.notify,
  }
}

/** The meaning of a payment at Stripe for this charge. One for another order or amount says nothing about it. */
export function readIntent(intent: Fields, charge: Charge): QueryAnswer {
  if (!isOfCharge(intent, charge)) return { kind: 'unknown' }
  const { status } = intent
  if (status === 'succeeded') return readSuccess(intent, charge)
  if (status === 'canceled') return { kind: 'declined', reason: 'cancelled', detail: 'canceled' }
  const problem = toFields(intent.last_payment_error)
  if (status === 'requires_payment_method' && typeof problem.code === 'string') return readDecline(problem)
  return { kind: 'pending' }
}

function readSuccess(intent: Fields, charge: Charge): QueryAnswer {
  const { amount_received: amount } = intent
  if (typeof amount !== 'number' || amount !== charge.amount) return { kind: 'unknown' }
  const reference = String(intent.id)
  const { latest_charge } = intent
  const authorisation = typeof latest_charge === 'string' ? latest_charge : reference
  const card = charge.savesCard ? readKeptCard(intent) : undefined
  return { kind: 'approved', receipt: { reference, authorisation, amount: cents(amount), ...(card && { card }) } }
}

function isOfCharge({ amount, currency, metadata }: Fields, charge: Charge): boolean {
  return amount === charge.amount && currency === 'eur' && toFields(metadata)[orderField] === charge.merchantOrder
}

/** A card error: why, as far as the diner may know it. */
export function readDecline({ code, decline_code }: Fields): Extract<QueryAnswer, { kind: 'declined' }> {
  const detail = typeof decline_code === 'string' ? decline_code : String(code ?? 'refused')
  return { kind: 'declined', reason: reasons[detail] ?? 'declined', detail }
}

const reasons: Readonly<Record<string, DeclineReason>> = {
  insufficient_funds: 'insufficient-funds',
  expired_card: 'expired-card',
  authentication_required: 'authentication',
  payment_intent_authentication_failure: 'authentication',
}
