/** How a payment stands after a card was tried. */
export interface TestMethod {
  readonly status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled'
  readonly problem: { readonly code: string; readonly decline_code: string } | null
}

const declined = (decline_code: string, code = 'card_declined'): TestMethod => ({
  status: 'requires_payment_method',
  problem: { code, decline_code },
})

const refused = declined('generic_decline')

/** Stripe's published test cards by number. */
const outcomes: ReadonlyMap<string, TestMethod> = new Map([
  ['4242424242424242', { status: 'succeeded', problem: null }],
  ['4000000000000002', refused],
  ['4000000000009995', declined('insufficient_funds')],
  ['4000000000000069', declined('expired_card', 'expired_card')],
  ['4000002760003184', { status: 'requires_action', problem: null }],
])

/** The published names of the same cards, as tokens and as payment methods. */
const numbers: ReadonlyMap<string, string> = new Map([
  ['pm_card_visa', '4242424242424242'],
  ['tok_visa', '4242424242424242'],
  ['pm_card_chargeDeclined', '4000000000000002'],
  ['tok_chargeDeclined', '4000000000000002'],
  ['pm_card_chargeDeclinedInsufficientFunds', '4000000000009995'],
  ['pm_card_chargeDeclinedExpiredCard', '4000000000000069'],
  ['pm_card_authenticationRequired', '4000002760003184'],
  ['tok_threeDSecure2Required', '4000002760003184'],
])

/** The number of a test card, by its name or by itself. */
export function findTestNumber(name: string): string | undefined {
  return numbers.get(name) ?? (outcomes.has(name) ? name : undefined)
}

export const authenticationFailed: TestMethod = declined(
  'payment_intent_authentication_failure',
  'payment_intent_authentication_failure',
)

/** Any other card is declined: no stranger's card is ever taken for a good one. */
export function findTestMethod(number: string): TestMethod {
  return outcomes.get(number) ?? refused
}
