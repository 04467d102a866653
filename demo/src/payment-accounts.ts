import type { OnlinePayment } from '@comanda/rules/payment/payment-choice'

/** A venue's account for one way to pay. */
export interface DemoPaymentAccount {
  readonly way: OnlinePayment
  /** Another way to pay of the same provider, where several providers collect this one. */
  readonly alike?: OnlinePayment
  readonly merchantCode: string
  readonly terminal: string
  readonly publicKey: string
  readonly secret: string
}

/** The bank's own published test merchant; the stand-ins know it, and production refuses it. */
const bank = {
  merchantCode: '999008881',
  terminal: '1',
  publicKey: 'HMAC_SHA256_V1',
  secret: 'sq7HjrUOBfKmC576ILgskD5srU870gJ7',
}

/** Known to the stand-in alone; the merchant code is the account's subscription to messages. */
const paypal = {
  merchantCode: '8PT597110X687430LKGECATA',
  terminal: '',
  publicKey: 'practice-client',
  secret: 'practice-secret',
}

/** Known to the stand-in alone; the second word is the secret that Dojo's documentation signs its example with. */
const dojo = { merchantCode: '', terminal: '', publicKey: '', secret: 'sk_sandbox_practice ws_OYsyzcrH70GpJfs8MMkKpg' }

/** Known to the stand-in alone; the second word of the secret signs the messages. */
const stripe = {
  merchantCode: '',
  terminal: '',
  publicKey: 'pk_test_practice',
  secret: 'sk_test_practice whsec_practice',
}

/** A store that has its cards and wallets at the card provider instead of the bank. */
export const stripeAccounts: readonly DemoPaymentAccount[] = [
  { way: 'stripe', ...stripe },
  { way: 'googlepay', alike: 'stripe', ...stripe },
  { way: 'applepay', alike: 'stripe', ...stripe },
]

/** Every demo site has the same ways to pay. Each account is marked as a test account. */
export const paymentAccounts: readonly DemoPaymentAccount[] = [
  { way: 'new', ...bank },
  { way: 'bizum', ...bank },
  { way: 'googlepay', ...bank },
  { way: 'applepay', ...bank },
  { way: 'stripe', ...stripe },
  { way: 'paypal', ...paypal },
  { way: 'dojo', ...dojo },
]
