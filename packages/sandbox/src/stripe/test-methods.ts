/** How a payment stands after a card was tried. */
export interface TestMethod {
  readonly status: 'requires_payment_method' | 'requires_action' | 'succeeded'
  readonly problem: { readonly code: string; readonly decline_code: string } | null
}

const declined = (decline_code: string, code = 'card_declined'): TestMethod => ({
  status: 'requires_payment_method',
  problem: { code, decline_code },
})

const paid: TestMethod = { status: 'succeeded', problem: null }

/** Stripe's published test cards, by payment method and by token. */
const methods: ReadonlyMap<string, TestMethod> = new Map([
  ['pm_card_visa', paid],
  ['tok_visa', paid],
  ['pm_card_chargeDeclined', declined('generic_decline')],
  ['tok_chargeDeclined', declined('generic_decline')],
  ['pm_card_chargeDeclinedInsufficientFunds', declined('insufficient_funds')],
  ['pm_card_chargeDeclinedExpiredCard', declined('expired_card', 'expired_card')],
  ['pm_card_authenticationRequired', { status: 'requires_action', problem: null }],
  ['tok_threeDSecure2Required', { status: 'requires_action', problem: null }],
])

export const authenticationFailed: TestMethod = declined(
  'payment_intent_authentication_failure',
  'payment_intent_authentication_failure',
)

export function findTestMethod(method: string): TestMethod {
  return methods.get(method) ?? declined('generic_decline')
}
