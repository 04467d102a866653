import type { Charge } from '../provider/charge.ts'
import { nothingAllowed } from '../provider/page-policy.ts'
import type { Desk, PaymentProvider, RefundAnswer, RefundOrder } from '../provider/payment-provider.ts'
import type { PaymentStep } from '../provider/payment-step.ts'
import { askDojo } from './ask-dojo.ts'
import { dojoHosts } from './hosts.ts'
import { findIntent, readIntent, readOutcome } from './intent.ts'
import { type DojoAccount, readAccount } from './settings.ts'
import { isSignedBy, readEvent } from './webhook.ts'

/** Cards and wallets on Dojo's own page: an intent is created, the diner is sent to its page, and a message says «look». */
export const dojo = {
  methods: { dojo: 'dojo' },
  hosts: dojoHosts,

  open(account, place, deadlines) {
    const read = readAccount(account, place, deadlines)
    return read && openDesk(read)
  },

  // The diner comes back without an answer.
  peekAnswer: () => undefined,

  peekMessage(message) {
    const event = readEvent(message)
    return event && { kind: 'reference', reference: event.intentId, eventId: event.id }
  },

  policy: () => nothingAllowed,
} as const satisfies PaymentProvider

function openDesk(account: DojoAccount): Desk {
  const query: Desk['query'] = async (charge) => {
    const intent = await findIntent(charge, account)
    return typeof intent === 'string' ? { kind: intent } : readOutcome(intent, charge)
  }
  return {
    start: (charge) => createIntent(charge, account),
    resume: async () => ({ kind: 'unknown' }),
    async verify(message, charge) {
      const isOfCharge = readEvent(message)?.intentId === charge.providerReference
      return isOfCharge && isSignedBy(message, account.webhookSecret) ? { kind: 'ask' } : undefined
    },
    query,
    async abandon(charge) {
      // An intent that was paid meanwhile cannot be ended, which the question after it finds out.
      if (charge.providerReference !== null) {
        await askDojo(account, { method: 'DELETE', path: toPath(charge.providerReference) })
      }
      return query(charge)
    },
    refund: (charge, order) => refundIntent(charge, order, account),
  }
}

/** As long as an attempt lives: nobody should pay much later for a dinner that is over. */
const openForMs = 30 * 60_000

/** Creating an intent charges nobody: without an answer the diner has no page to pay on, and nothing can have happened. */
async function createIntent(charge: Charge, account: DojoAccount): Promise<PaymentStep> {
  const { amount, merchantOrder, description, addresses } = charge
  const reply = await askDojo(account, {
    method: 'POST',
    path: '/payment-intents',
    body: {
      amount: { value: amount, currencyCode: 'EUR' },
      reference: merchantOrder,
      description: description.slice(0, 100),
      captureMode: 'Auto',
      expireAt: new Date(Date.now() + openForMs).toISOString(),
      config: { redirectUrl: addresses.back, cancelUrl: addresses.cancel },
    },
  })
  const intent = reply.kind === 'answer' ? readIntent(reply.read) : undefined
  if (intent === undefined || intent.id === '' || !URL.canParse(intent.paymentLink)) return { kind: 'not-sent' }
  return { kind: 'redirect', url: intent.paymentLink, reference: intent.id }
}

/** Dojo knows the key; how long it remembers keys is not said, so what went back already is read first. */
async function refundIntent(
  charge: Charge,
  { amount, before, key }: RefundOrder,
  account: DojoAccount,
): Promise<RefundAnswer> {
  const intent = await findIntent(charge, account)
  if (intent === 'unknown') return { kind: 'unknown' }
  if (intent === 'absent') return { kind: 'refused', detail: 'absent' }
  if (intent.refunded >= before + amount) return { kind: 'done', reference: intent.id }
  const reply = await askDojo(account, {
    method: 'POST',
    path: `${toPath(intent.id)}/refunds`,
    headers: { idempotencyKey: key },
    body: { amount },
    movesMoney: true,
  })
  if (reply.kind === 'refused') return { kind: 'refused', detail: String(reply.status) }
  return reply.kind === 'answer' ? { kind: 'done', reference: String(reply.read.refundId) } : { kind: 'unknown' }
}

function toPath(intentId: string): string {
  return `/payment-intents/${encodeURIComponent(intentId)}`
}
