import type { PaymentResult } from '@comanda/contract/entities/payment-result'
import type { Refusal } from '@comanda/contract/refusals'
import type { CartId } from '@comanda/rules/ids'
import type { Cents } from '@comanda/rules/money/cents'
import { payAtBank, postForm, takeToken } from './bank-diner.ts'
import { accepted } from './carts.ts'
import type { Visit } from './open-visit.ts'
import { ana, aPayment, type PayingShop } from './paying-shop.ts'

/** How a diner ends a payment: agrees, or does not. */
export type Ending = 'yes' | 'no'

export interface SharePayment {
  readonly visit: Pick<Visit, 'client'>
  readonly cartId: CartId
  readonly shown?: Cents
  readonly tip?: Cents
  readonly email?: string
}

export interface PayWay {
  /** Begins to pay the share that is kept for the diner; a way without a page of its own ends at once. */
  readonly start: (house: PayingShop, paying: SharePayment, ending: Ending) => Promise<PaymentResult | Refusal>
  /** What the diner does on the provider's page. */
  readonly finish?: (house: PayingShop, started: PaymentResult, ending: Ending) => Promise<unknown>
}

const goodCard = '5576441563045037'
const badCard = '4907277775205123'

function toPayment({ cartId, shown, tip, email = '' }: SharePayment, method: string) {
  const whole = aPayment(cartId, { contact: { ...ana, email } })
  return { ...whole, payment: { ...whole.payment, method }, tip: tip ?? null, share: { shown: shown ?? null } }
}

function toUrl({ next }: PaymentResult): string {
  if (next?.kind !== 'redirect') throw new Error(`the diner is sent nowhere: ${JSON.stringify(next)}`)
  return next.url
}

/** The ways to pay a share with the stand-ins; the same calls that pay a whole bill. */
export const payWays = {
  page: {
    start: (_house, paying) => paying.visit.client.savePaymentRedsysWeb(toPayment(paying, 'new')),
    finish: (_house, started, ending) => payAtBank(started, { pan: ending === 'yes' ? goodCard : badCard }),
  },
  form: {
    async start({ sandbox }, paying, ending) {
      const { client } = paying.visit
      const { merchantOrder } = accepted(await client.createMerchantOrder({ id: paying.cartId }))
      const operationId = await takeToken(sandbox.url, merchantOrder, ending === 'yes' ? goodCard : badCard)
      const wanted = toPayment(paying, 'new')
      return client.savePaymentRedsysWeb({ ...wanted, merchantOrder, payment: { ...wanted.payment, operationId } })
    },
  },
  bizum: {
    start: (_house, paying) => paying.visit.client.savePaymentBizumWeb(toPayment(paying, 'bizum')),
    finish: (_house, started, ending) => payAtBank(started, { cancels: ending === 'no' }),
  },
  paypal: {
    start: (_house, paying) => paying.visit.client.savePaymentPaypalWeb(toPayment(paying, 'paypal')),
    async finish({ sandbox }, started, ending) {
      const token = new URL(toUrl(started)).searchParams.get('token') ?? ''
      const page = ending === 'yes' ? 'checkoutnow' : 'cancel'
      const gone = await postForm(`${sandbox.url}/paypal/${page}`, { token, email: 'ana@paypal.example' })
      // The browser is sent to our own page, and a diner who turned back through our address for that.
      if (ending === 'no') await fetch(gone.headers.get('location') ?? '', { redirect: 'manual' })
    },
  },
  dojo: {
    start: (_house, paying) => paying.visit.client.savePaymentDojoWeb(toPayment(paying, 'dojo')),
    async finish(_house, started, ending) {
      const card = ending === 'yes' ? '5200000000001005' : '4456530000001013'
      await postForm(toUrl(started), { pan: card, expiry: '12/49', cvv: '020' })
    },
  },
} satisfies Readonly<Record<string, PayWay>>

export type PayWayName = keyof typeof payWays

/** Pays to the end; the result is what the diner's page is told afterwards. */
export async function payToTheEnd(
  house: PayingShop,
  way: PayWay,
  paying: SharePayment,
  ending: Ending = 'yes',
): Promise<PaymentResult> {
  const started = accepted(await way.start(house, paying, ending))
  await way.finish?.(house, started, ending)
  return accepted(await paying.visit.client.getPaymentResult({ attempt: started.attemptId as never }))
}
