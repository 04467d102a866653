import { newId } from './card-books.ts'
import type { Intent, StripeBooks } from './stripe-books.ts'

/** A page of Stripe for one payment, which begins when somebody tries to pay on it. */
export interface PaySession {
  readonly id: string
  readonly amount: number
  readonly successUrl: string
  readonly cancelUrl: string
  /** The means by which the payment will be made. */
  readonly asked: URLSearchParams
  intent: Intent | null
  hasExpired: boolean
}

export function createPageBooks({ create, confirm, cancel, cards }: StripeBooks) {
  const sessions = new Map<string, PaySession>()
  return {
    sessions,

    open(fields: URLSearchParams): PaySession {
      const amount = fields.get('line_items[0][price_data][unit_amount]') ?? ''
      const successUrl = fields.get('success_url') ?? ''
      const asked = new URLSearchParams({ amount, return_url: successUrl })
      for (const [name, value] of fields) {
        const inner = /^payment_intent_data\[metadata\](\[\w+\])$/.exec(name)?.[1]
        if (inner !== undefined) asked.set(`metadata${inner}`, value)
      }
      const session: PaySession = {
        id: newId('cs_test'),
        amount: Number(amount),
        successUrl,
        cancelUrl: fields.get('cancel_url') ?? '',
        asked,
        intent: null,
        hasExpired: false,
      }
      sessions.set(session.id, session)
      return session
    },

    /** Each try is one of the same payment. */
    tryCard(session: PaySession, number: string): Intent {
      const intent = session.intent ?? create(session.asked)
      session.intent = intent
      confirm(intent, cards.newMethod({ number, month: 12, year: 2049 }))
      return intent
    },

    /** Whether it could be ended: a page that was paid on is not. */
    expire(session: PaySession): boolean {
      if (toStatus(session) !== 'open') return false
      if (session.intent !== null) cancel(session.intent)
      session.hasExpired = true
      return true
    },
  }
}

export type PageBooks = ReturnType<typeof createPageBooks>

export function toStatus({ intent, hasExpired }: PaySession): 'open' | 'complete' | 'expired' {
  if (intent?.status === 'succeeded') return 'complete'
  return hasExpired ? 'expired' : 'open'
}
