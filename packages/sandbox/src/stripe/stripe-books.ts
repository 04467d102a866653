import { createHmac, randomBytes } from 'node:crypto'
import { findTestMethod, type TestMethod } from './test-methods.ts'

/** The keys of the practice account; they open nothing at the real Stripe. */
const keys = { public: 'pk_test_practice', secret: 'sk_test_practice', webhook: 'whsec_practice' }

/** A card as it was typed into the field. */
export interface TypedCard {
  readonly number: string
  readonly month: number
  readonly year: number
}

export interface Intent {
  readonly id: string
  readonly clientSecret: string
  readonly amount: number
  readonly metadata: Readonly<Record<string, string>>
  readonly returnUrl: string
  status: TestMethod['status']
  problem: TestMethod['problem']
  refunded: number
}

export function createStripeBooks() {
  const intents = new Map<string, Intent>()
  /** The first answer to each key: the same request gets it again. */
  const answers = new Map<string, { readonly request: string; readonly status: number; readonly body: string }>()
  const cards = new Map<string, TypedCard>()
  const used = new Set<string>()

  return {
    keys,
    intents,
    answers,

    /** A token stands for a typed card, once. */
    keepCard(card: TypedCard): string {
      const token = newId('tok')
      cards.set(token, card)
      return token
    },

    /** A payment method made of a token; undefined for a token that is not known, or was used before. */
    toMethod(token: string): string | undefined {
      const card = cards.get(token)
      if (card === undefined) return token.startsWith('tok_') ? token : undefined
      if (used.has(token)) return undefined
      used.add(token)
      const method = newId('pm')
      cards.set(method, card)
      return method
    },

    create(fields: URLSearchParams): Intent {
      const id = newId('pi')
      const intent: Intent = {
        id,
        clientSecret: `${id}_secret_${randomBytes(8).toString('hex')}`,
        amount: Number(fields.get('amount')),
        metadata: readMetadata(fields),
        returnUrl: fields.get('return_url') ?? '',
        status: 'requires_payment_method',
        problem: null,
        refunded: 0,
      }
      intents.set(id, intent)
      return intent
    },

    /** Charges a payment method; a card whose bank asks first waits for its holder. */
    confirm(intent: Intent, method: string): void {
      if (intent.status === 'succeeded' || intent.status === 'canceled') return
      const found = findTestMethod(cards.get(method)?.number ?? method)
      intent.problem = found.problem
      intent.status = found.status
    },

    /** Whether it could be ended: money that came is not ended, but given back. */
    cancel(intent: Intent): boolean {
      if (intent.status === 'succeeded') return false
      intent.status = 'canceled'
      return true
    },

    findByOrder: (order: string): Intent | undefined =>
      [...intents.values()].find(({ metadata }) => metadata.merchant_order === order),

    /** An event as the account's webhook gets it: signed over the time and the exact body. */
    toEvent(intent: Intent) {
      const body = JSON.stringify({
        id: newId('evt'),
        object: 'event',
        type: `payment_intent.${toEventName(intent)}`,
        data: { object: toIntentFields(intent) },
      })
      const at = Math.floor(Date.now() / 1_000)
      const signature = createHmac('sha256', keys.webhook).update(`${at}.${body}`).digest('hex')
      return { body, headers: { 'stripe-signature': `t=${at},v1=${signature}` } }
    },
  }
}

export type StripeBooks = ReturnType<typeof createStripeBooks>

function toEventName({ status, problem }: Intent): string {
  if (status === 'succeeded' || status === 'canceled') return status
  return problem === null ? 'requires_action' : 'payment_failed'
}

export function newId(kind: string): string {
  return `${kind}_${randomBytes(12).toString('hex')}`
}

/** A payment as the API writes it. */
export function toIntentFields(intent: Intent, authenticateAt: string | null = null) {
  const isPaid = intent.status === 'succeeded'
  const redirect = intent.status === 'requires_action' && authenticateAt !== null
  return {
    id: intent.id,
    object: 'payment_intent',
    amount: intent.amount,
    amount_received: isPaid ? intent.amount : 0,
    currency: 'eur',
    client_secret: intent.clientSecret,
    status: intent.status,
    metadata: intent.metadata,
    last_payment_error: intent.problem && { type: 'card_error', ...intent.problem },
    latest_charge: isPaid ? { id: `ch_${intent.id.slice(3)}`, amount_refunded: intent.refunded } : null,
    next_action: redirect ? { type: 'redirect_to_url', redirect_to_url: { url: authenticateAt } } : null,
  }
}

function readMetadata(fields: URLSearchParams): Record<string, string> {
  const pairs = [...fields].flatMap(([name, value]) => {
    const key = /^metadata\[(\w+)\]$/.exec(name)?.[1]
    return key === undefined ? [] : [[key, value] as const]
  })
  return Object.fromEntries(pairs)
}
