import { readJson } from '../provider/exchange.ts'
import { findHosts } from '../provider/hosts.ts'
import type { Desk, MessageSubject, PaymentProvider, ProviderMessage } from '../provider/payment-provider.ts'
import { toFields } from './ask-stripe.ts'
import { cancelIntent } from './cancel-intent.ts'
import { queryIntent } from './find-intent.ts'
import { stripeHosts } from './hosts.ts'
import { forgetCard } from './kept-card.ts'
import { orderField } from './read-intent.ts'
import { refundIntent } from './refund-intent.ts'
import { readKeys, type StripeAccount } from './settings.ts'
import { isSigned } from './signature.ts'
import { startIntent } from './start-intent.ts'

/** Cards and wallets over Stripe: a PaymentIntent for each attempt, authenticated by the card's own bank where it wants that. */
export const stripe = {
  methods: { stripe: 'stripe', googlepay: 'stripe-googlepay', applepay: 'stripe-applepay' },
  hosts: stripeHosts,

  open(account, place, deadlines) {
    const keys = readKeys(account, place)
    return keys && openDesk({ keys, hosts: findHosts(stripeHosts, place), deadlines })
  },

  // The diner comes back to our own page with nothing that counts: the page asks, and Stripe is asked then.
  peekAnswer: () => undefined,

  peekMessage: findSubject,

  // The page of the card's own bank is no part of ours: the browser goes there and comes back.
  policy(place) {
    const { api, script } = findHosts(stripeHosts, place)
    const field = new URL(script).origin
    return { scripts: [field], frames: [field], connects: [new URL(api).origin], forms: [] }
  },

  fieldWay: 'stripe',
  fieldSettings({ publicKey }, place) {
    return publicKey === '' ? undefined : { publicKey, script: findHosts(stripeHosts, place).script }
  },
} as const satisfies PaymentProvider

function openDesk(account: StripeAccount): Desk {
  return {
    start: (charge) => startIntent(charge, account),
    async resume(charge) {
      const answer = await queryIntent(charge, account)
      return answer.kind === 'approved' || answer.kind === 'declined' ? answer : { kind: 'unknown' }
    },
    // Messages come late, twice and in any order, so a genuine one settles nothing: the payment itself is read.
    async verify(message, charge) {
      const subject = findSubject(message)
      const isTheirs = subject?.kind === 'merchant-order' && subject.merchantOrder === charge.merchantOrder
      return isTheirs && isSigned(message, account.keys.webhook) ? { kind: 'ask' } : undefined
    },
    query: (charge) => queryIntent(charge, account),
    abandon: (charge) => cancelIntent(charge, account),
    refund: (charge, order) => refundIntent(charge, order, account),
    forgetCard: (card) => forgetCard(card, account),
  }
}

function findSubject({ body }: ProviderMessage): MessageSubject | undefined {
  const event = readJson(body)
  const merchantOrder = toFields(toFields(toFields(event?.data).object).metadata)[orderField]
  if (typeof event?.id !== 'string' || typeof merchantOrder !== 'string') return undefined
  return { kind: 'merchant-order', merchantOrder, eventId: event.id }
}
