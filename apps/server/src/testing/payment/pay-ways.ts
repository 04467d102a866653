import type { PaymentResult } from '@comanda/contract/entities/payment-result'
import type { Refusal } from '@comanda/contract/refusals'
import type { CartId } from '@comanda/rules/ids'
import type { Cents } from '@comanda/rules/money/cents'
import { accepted } from '../cart/carts.ts'
import type { Visit } from '../http/open-visit.ts'
import { answerChallenge, payAtBank, postForm, takeToken } from './bank-diner.ts'
import { ana, aPayment, type PayingShop } from './paying-shop.ts'

/** How a diner ends a payment: agrees at once, agrees after a question of their own bank, or does not. */
export type Ending = 'yes' | 'asked' | 'no'

export interface DinerPayment {
  readonly visit: Pick<Visit, 'client'>
  readonly cartId: CartId
  readonly shown?: Cents
  readonly tip?: Cents
  readonly email?: string
  /** Pays the whole cart, not the share that is kept for the diner. */
  readonly isWhole?: boolean
  /** The total that the diner's screen shows, where the whole cart is paid. */
  readonly sees?: Cents
}

type Banks = Pick<PayingShop, 'sandbox'>

export interface PayWay {
  /** Begins to pay; a way without a page of its own ends at once. */
  readonly start: (house: Banks, paying: DinerPayment, ending: Ending) => Promise<PaymentResult | Refusal>
  /** What the diner does on the provider's page, or on that of their own bank. */
  readonly finish?: (house: Banks, started: PaymentResult, ending: Ending) => Promise<unknown>
}

const cards: Readonly<Record<Ending, string>> = {
  yes: '5576441563045037',
  asked: '4548810000000003',
  no: '4907277775205123',
}
const dojoCards: Readonly<Record<Ending, string>> = {
  yes: '5200000000001005',
  asked: '5200000000001096',
  no: '4456530000001013',
}
const stripeTokens: Readonly<Record<Ending, string>> = {
  yes: 'tok_visa',
  asked: 'tok_threeDSecure2Required',
  no: 'tok_chargeDeclined',
}
const code = '123456'

function toPayment({ cartId, shown, tip, email = '', isWhole = false, sees }: DinerPayment, method: string) {
  const whole = aPayment(cartId, { contact: { ...ana, ...(isWhole ? {} : { email }) } })
  const share = isWhole ? null : { shown: shown ?? null }
  return { ...whole, payment: { ...whole.payment, method }, tip: tip ?? null, share, shownCents: sees ?? null }
}

function toUrl({ next }: PaymentResult): string {
  if (next?.kind !== 'redirect') throw new Error(`the diner is sent nowhere: ${JSON.stringify(next)}`)
  return next.url
}

/** The ways to pay with the stand-ins; the same calls pay a whole bill and a share of it. */
export const payWays = {
  page: {
    start: (_house, paying) => paying.visit.client.savePaymentRedsysWeb(toPayment(paying, 'new')),
    finish: (_house, started, ending) => payAtBank(started, { pan: cards[ending], code }),
  },
  form: {
    async start({ sandbox }, paying, ending) {
      const { client } = paying.visit
      const { merchantOrder } = accepted(await client.createMerchantOrder({ id: paying.cartId }))
      const operationId = await takeToken(sandbox.url, merchantOrder, cards[ending])
      const wanted = toPayment(paying, 'new')
      return client.savePaymentRedsysWeb({ ...wanted, merchantOrder, payment: { ...wanted.payment, operationId } })
    },
    async finish(_house, started) {
      const { action, fields } = await answerChallenge(started, code)
      await postForm(action, fields)
    },
  },
  bizum: {
    start: (_house, paying) => paying.visit.client.savePaymentBizumWeb(toPayment(paying, 'bizum')),
    finish: (_house, started, ending) => payAtBank(started, { cancels: ending === 'no' }),
  },
  stripe: {
    start: (_house, paying, ending) =>
      paying.visit.client.savePaymentStripeWeb({ ...toPayment(paying, 'stripe'), cardToken: stripeTokens[ending] }),
    finish: (_house, started) => postForm(toUrl(started), { code }),
  },
  paypal: {
    start: (_house, paying) => paying.visit.client.savePaymentPaypalWeb(toPayment(paying, 'paypal')),
    async finish({ sandbox }, started, ending) {
      const token = new URL(toUrl(started)).searchParams.get('token') ?? ''
      const page = ending === 'no' ? 'cancel' : 'checkoutnow'
      const email = `${ending === 'asked' ? 'reto' : 'ana'}@paypal.example`
      const gone = await postForm(`${sandbox.url}/paypal/${page}`, { token, email, code })
      // The browser is sent to our own page, and a diner who turned back through our address for that.
      if (ending === 'no') await fetch(gone.headers.get('location') ?? '', { redirect: 'manual' })
    },
  },
  dojo: {
    start: (_house, paying) => paying.visit.client.savePaymentDojoWeb(toPayment(paying, 'dojo')),
    async finish(_house, started, ending) {
      await postForm(toUrl(started), { pan: dojoCards[ending], expiry: '12/49', cvv: '020' })
      if (ending === 'asked') await postForm(`${toUrl(started)}/code`, { code })
    },
  },
} satisfies Readonly<Record<string, PayWay>>

export type PayWayName = keyof typeof payWays

/** Pays to the end; the result is what the diner's page is told afterwards. */
export async function payToTheEnd(
  house: PayingShop,
  way: PayWay,
  paying: DinerPayment,
  ending: Ending = 'yes',
): Promise<PaymentResult> {
  const started = accepted(await way.start(house, paying, ending))
  if (started.next !== null) await way.finish?.(house, started, ending)
  return accepted(await paying.visit.client.getPaymentResult({ attempt: started.attemptId as never }))
}
