import type { Charge } from '../provider/charge.ts'
import { nothingAllowed } from '../provider/page-policy.ts'
import type { Desk, PaymentProvider } from '../provider/payment-provider.ts'
import type { PaymentStep } from '../provider/payment-step.ts'
import { askPaypal } from './ask-paypal.ts'
import { collectOrder, findOrder } from './collect-order.ts'
import { paypalHosts } from './hosts.ts'
import { readOrder, toEuros } from './paypal-order.ts'
import { refundCapture } from './refund-capture.ts'
import { type PaypalAccount, readAccount } from './settings.ts'
import { isFromPaypal, readEvent } from './webhook.ts'

/** PayPal's own page: an order is created, the diner agrees to it there, and we collect what they agreed to. */
export const paypal = {
  methods: { paypal: 'paypal' },
  hosts: paypalHosts,

  open(account, place, deadlines) {
    const read = readAccount(account, place, deadlines)
    return read && openDesk(read)
  },

  // What the diner's browser brings along is not used: the order says more.
  peekAnswer: () => undefined,

  peekMessage(message) {
    const event = readEvent(message)
    return event && { kind: 'reference', reference: event.orderId, eventId: event.id }
  },

  policy: () => nothingAllowed,
} as const satisfies PaymentProvider

function openDesk(account: PaypalAccount): Desk {
  return {
    start: (charge) => createOrder(charge, account),
    resume: async () => ({ kind: 'unknown' }),
    async verify(message, charge) {
      const isOfCharge = readEvent(message)?.orderId === charge.providerReference
      return isOfCharge && (await isFromPaypal(message, account)) ? { kind: 'ask' } : undefined
    },
    query: (charge) => collectOrder(charge, account),
    async abandon(charge) {
      const answer = await collectOrder(charge, account)
      // Only we can collect an order, so one that the diner did not agree to ends by not being collected.
      return answer.kind === 'pending' && (await isUntouched(charge, account))
        ? { kind: 'declined', reason: 'cancelled', detail: 'turned back' }
        : answer
    },
    refund: (charge, order) => refundCapture(charge, order, account),
  }
}

/** A capture that PayPal still looks at is pending too, and may become money. */
async function isUntouched(charge: Charge, account: PaypalAccount): Promise<boolean> {
  const order = await findOrder(charge, account)
  return typeof order !== 'string' && order.capture === null
}

/** Creating an order charges nobody: without an answer the diner has no page to agree on, and nothing can have happened. */
async function createOrder(charge: Charge, account: PaypalAccount): Promise<PaymentStep> {
  const { attemptId, amount, merchantOrder, description, addresses } = charge
  const reply = await askPaypal(account, {
    method: 'POST',
    path: '/v2/checkout/orders',
    requestId: attemptId,
    body: JSON.stringify({
      intent: 'CAPTURE',
      purchase_units: [{ custom_id: merchantOrder, description: description.slice(0, 127), amount: toEuros(amount) }],
      payment_source: {
        paypal: {
          experience_context: {
            return_url: addresses.back,
            cancel_url: addresses.cancel,
            user_action: 'PAY_NOW',
            shipping_preference: 'NO_SHIPPING',
          },
        },
      },
    }),
  })
  const order = reply.kind === 'answer' ? readOrder(reply.read) : undefined
  if (order === undefined || order.id === '' || !URL.canParse(order.approvePage)) return { kind: 'not-sent' }
  return { kind: 'redirect', url: order.approvePage, reference: order.id }
}
