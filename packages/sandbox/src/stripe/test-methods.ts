/** How a payment stands after a card was tried. */
export interface TestMethod {
  readonly status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled'
  readonly problem: { readonly code: string; readonly decline_code: string } | null
}

const declined = (decline_code: string, code = 'card_declined'): TestMethod => ({
  status: 'requires_payment_method',
  problem: { code, decline_code },
})

const paid: TestMethod = { status: 'succeeded', problem: null }
const asked: TestMethod = { status: 'requires_action', problem: null }
const refused = declined('generic_decline')
const poor = declined('insufficient_funds')
const expired = declined('expired_card', 'expired_card')

/** Stripe's published test cards, by payment method, by token and by number. */
const methods: ReadonlyMap<string, TestMethod> = new Map([
  ['pm_card_visa', paid],
  ['tok_visa', paid],
  ['4242424242424242', paid],
  ['pm_card_chargeDeclined', refused],
  ['tok_chargeDeclined', refused],
  ['4000000000000002', refused],
  ['pm_card_chargeDeclinedInsufficientFunds', poor],
  ['4000000000009995', poor],
  ['pm_card_chargeDeclinedExpiredCard', expired],
  ['4000000000000069', expired],
  ['pm_card_authenticationRequired', asked],
  ['tok_threeDSecure2Required', asked],
  ['4000002760003184', asked],
])

export const authenticationFailed: TestMethod = declined(
  'payment_intent_authentication_failure',
  'payment_intent_authentication_failure',
)

/** Any other card is declined: no stranger's card is ever taken for a good one. */
export function findTestMethod(method: string): TestMethod {
  return methods.get(method) ?? refused
}
