import type { CardToForget, ForgetAnswer } from '../provider/payment-provider.ts'
import type { CardToken } from '../provider/payment-step.ts'
import { type Fields, readFromStripe, toFields, writeToStripe } from './ask-stripe.ts'
import type { StripeAccount } from './settings.ts'

/**
 * A card that pays again belongs to a customer at Stripe, and is charged only together with that customer. So its token
 * has both, with a space between them. The customer is made for the one card and says nothing about its person.
 */
export function readKeptToken(token: string): { readonly customer: string; readonly payment_method: string } {
  const [customer = '', payment_method = ''] = token.split(' ')
  return { customer, payment_method }
}

/** The card of a paid intent; undefined where the intent was not made to keep it. */
export function readKeptCard({ customer, payment_method }: Fields): CardToken | undefined {
  const { id, card } = toFields(payment_method)
  const { brand, last4, exp_month, exp_year } = toFields(card)
  if (typeof customer !== 'string' || typeof id !== 'string' || typeof last4 !== 'string') return undefined
  if (typeof exp_month !== 'number' || typeof exp_year !== 'number') return undefined
  return {
    token: `${customer} ${id}`,
    brand: typeof brand === 'string' ? brand : 'card',
    lastFour: last4,
    expiryMonth: exp_month,
    expiryYear: exp_year,
  }
}

/** Stripe refuses to detach a card twice, so whether it is still somebody's is read first. */
export async function forgetCard(
  { token, merchantOrder }: CardToForget,
  account: StripeAccount,
): Promise<ForgetAnswer> {
  const path = `/payment_methods/${encodeURIComponent(readKeptToken(token).payment_method)}`
  const found = await readFromStripe(path, account)
  if (found.kind === 'absent') return { kind: 'done' }
  if (found.kind !== 'done') return { kind: 'unknown' }
  if (typeof found.body.customer !== 'string') return { kind: 'done' }
  const reply = await writeToStripe({ path: `${path}/detach`, fields: {}, key: `${merchantOrder}:detach` }, account)
  if (reply.kind === 'refused') return { kind: 'refused', detail: String(reply.error.code ?? 'refused') }
  return { kind: reply.kind === 'done' || reply.kind === 'absent' ? 'done' : 'unknown' }
}
