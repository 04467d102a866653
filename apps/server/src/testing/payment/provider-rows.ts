import type { PaymentResult } from '@comanda/contract/entities/payment-result'
import { openStandIn as openPaypal } from '@comanda/sandbox/paypal/stand-in'
import { openStandIn as openRedsys } from '@comanda/sandbox/redsys/stand-in'
import { postForm } from './bank-diner.ts'
import { type Ending, type PayWay, payWays } from './pay-ways.ts'
import type { PayingShop } from './paying-shop.ts'

/** One provider in the suite that all of them pass. */
export interface ProviderRow {
  readonly name: string
  readonly way: PayWay & Required<Pick<PayWay, 'finish'>>
  /** How a diner agrees so that there is a moment between the start of a payment and its yes. */
  readonly slowly: Ending
  /** Part of the path under which money is asked back. */
  readonly refundPath: string
  /** Leaves the payment in an answer that is not final: neither a yes nor a no. */
  readonly hang: (house: PayingShop, paying: HangingPayment) => Promise<void>
  /** The final yes that follows. */
  readonly complete: (house: PayingShop, paying: HangingPayment) => Promise<unknown>
}

export interface HangingPayment {
  readonly started: PaymentResult
  readonly merchantOrder: string
}

export const providerRows: readonly ProviderRow[] = [
  {
    name: 'Redsys',
    way: payWays.page,
    slowly: 'yes',
    refundPath: '/trataPeticionREST',
    async hang(house, { started, merchantOrder }) {
      house.sandbox.knobs.delivery = 'drop'
      await payWays.page.finish(house, started, 'yes')
      const operation = house.sandbox.books(openRedsys).operations.get(merchantOrder)
      if (operation !== undefined) Object.assign(operation, { response: '9998' })
    },
    async complete(house, { merchantOrder }) {
      const operation = house.sandbox.books(openRedsys).operations.get(merchantOrder)
      if (operation !== undefined) Object.assign(operation, { response: '0000' })
    },
  },
  {
    name: 'Stripe',
    way: payWays.stripe,
    slowly: 'asked',
    refundPath: '/v1/refunds',
    // The card's bank has asked, and its holder has not answered yet: `requires_action`.
    hang: async () => {},
    complete: (house, { started }) => payWays.stripe.finish(house, started),
  },
  {
    name: 'PayPal',
    way: payWays.paypal,
    slowly: 'yes',
    refundPath: '/refund',
    async hang({ sandbox }, { started }) {
      const token = readToken(started)
      await postForm(`${sandbox.url}/paypal/checkoutnow`, { token, email: 'revision@paypal.example' })
    },
    async complete({ sandbox }, { started }) {
      const capture = sandbox.books(openPaypal).orders.get(readToken(started))?.capture
      if (capture != null) capture.status = 'COMPLETED'
    },
  },
  {
    name: 'Dojo',
    way: payWays.dojo,
    slowly: 'yes',
    refundPath: '/refunds',
    // A declined card leaves the intent `Created`: the diner may try another one.
    hang: (house, { started }) => payWays.dojo.finish(house, started, 'no'),
    complete: (house, { started }) => payWays.dojo.finish(house, started, 'yes'),
  },
]

function readToken({ next }: PaymentResult): string {
  return next?.kind === 'redirect' ? (new URL(next.url).searchParams.get('token') ?? '') : ''
}
