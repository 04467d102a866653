import { createHmac, randomBytes } from 'node:crypto'
import { createCardBooks, type Method, newId, toMethodFields } from './card-books.ts'
import { authenticationFailed, findTestMethod, type TestMethod } from './test-methods.ts'

/** The keys of the practice account; they open nothing at the real Stripe. */
const keys = { public: 'pk_test_practice', secret: 'sk_test_practice', webhook: 'whsec_practice' }

export interface Intent {
  readonly id: string
  readonly clientSecret: string
  readonly amount: number
  readonly metadata: Readonly<Record<string, string>>
  readonly returnUrl: string
  readonly customer: string | null
  /** Its card is attached to the customer once it is paid. */
  readonly keepsCard: boolean
  method: Method | null
  status: TestMethod['status']
  problem: TestMethod['problem']
  refunded: number
}

export function createStripeBooks() {
  const intents = new Map<string, Intent>()
  /** The first answer to each key: the same request gets it again. */
  const answers = new Map<string, { readonly request: string; readonly status: number; readonly body: string }>()
  const cards = createCardBooks()

  /** A card whose payer wants to use it again is theirs as soon as it has paid. */
  function move(intent: Intent, { status, problem }: TestMethod): void {
    intent.status = status
    intent.problem = problem
    if (status === 'succeeded' && intent.keepsCard && intent.method) intent.method.customer = intent.customer
  }

  return {
    keys,
    intents,
    answers,
    cards,

    create(fields: URLSearchParams): Intent {
      const id = newId('pi')
      const intent: Intent = {
        id,
        clientSecret: `${id}_secret_${randomBytes(8).toString('hex')}`,
        amount: Number(fields.get('amount')),
        metadata: readMetadata(fields),
        returnUrl: fields.get('return_url') ?? '',
        customer: fields.get('customer'),
        keepsCard: fields.has('customer') && fields.has('setup_future_usage'),
        method: null,
        status: 'requires_payment_method',
        problem: null,
        refunded: 0,
      }
      intents.set(id, intent)
      return intent
    },

    /** Charges a card; one whose bank asks first waits for its holder. */
    confirm(intent: Intent, method: Method): void {
      if (intent.status === 'succeeded' || intent.status === 'canceled') return
      intent.method = method
      if (intent.customer === null) method.isSpent = true
      move(intent, findTestMethod(method.number))
    },

    /** The card's own bank has asked its holder. */
    authenticate(intent: Intent, isGood: boolean): void {
      move(intent, isGood ? { status: 'succeeded', problem: null } : authenticationFailed)
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

interface Shown {
  readonly authenticateAt: string | null
  /** The things that are written out instead of only named. */
  readonly expanded: ReadonlySet<string>
}

const inEvent: Shown = { authenticateAt: null, expanded: new Set() }

/** A payment as the API writes it. */
export function toIntentFields(intent: Intent, { authenticateAt, expanded }: Shown = inEvent) {
  const { method, customer } = intent
  const charge = { id: `ch_${intent.id.slice(3)}`, amount_refunded: intent.refunded }
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
    customer,
    payment_method: method && (expanded.has('payment_method') ? toMethodFields(method) : method.id),
    latest_charge: isPaid ? (expanded.has('latest_charge') ? charge : charge.id) : null,
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
