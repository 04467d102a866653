import type { FastifyInstance } from 'fastify'
import { answer } from '../stand-in/answer.ts'
import type { FaultKnobs } from '../stand-in/fault-knobs.ts'
import { answerOnce, problem } from './keyed-answer.ts'
import { createPageBooks, type PaySession, toStatus } from './page-books.ts'
import { registerPayPage } from './pay-page.ts'
import { type Intent, type StripeBooks, toIntentFields } from './stripe-books.ts'

interface PageTools {
  readonly knobs: FaultKnobs
  readonly address: () => string
  readonly tell: (intent: Intent) => Promise<void>
}

const unknownSession = problem(404, { type: 'invalid_request_error', code: 'resource_missing' })

/** The pages of Stripe that a shop sends its diners to. */
export function registerCheckoutSessions(app: FastifyInstance, books: StripeBooks, tools: PageTools): void {
  const { knobs, address } = tools
  const pages = createPageBooks(books)
  const find = (params: unknown) => pages.sessions.get((params as { readonly id: string }).id)
  const show = (session: PaySession, isWhole: boolean) => ({
    status: 200,
    body: toSessionFields(session, { page: `${address()}/stripe/pay/${session.id}`, isWhole }),
  })

  app.post('/v1/checkout/sessions', (request, reply) =>
    answer(knobs, request, reply, () => answerOnce(books, request, (fields) => show(pages.open(fields), false))),
  )

  app.get('/v1/checkout/sessions/:id', (request, reply) =>
    answer(knobs, request, reply, () => {
      const found = find(request.params)
      const isWhole = decodeURIComponent(request.url).includes('payment_intent')
      const { status, body } = found ? show(found, isWhole) : unknownSession
      return { status, body: JSON.stringify(body) }
    }),
  )

  app.post('/v1/checkout/sessions/:id/expire', (request, reply) =>
    answer(knobs, request, reply, () =>
      answerOnce(books, request, () => {
        const found = find(request.params)
        if (found === undefined) return unknownSession
        return pages.expire(found) ? show(found, false) : problem(400, { type: 'invalid_request_error' })
      }),
    ),
  )

  registerPayPage(app, pages, tools)
}

/** A page as the API writes it; the payment on it is only named unless the whole of it is asked for. */
function toSessionFields(session: PaySession, { page, isWhole }: { readonly page: string; readonly isWhole: boolean }) {
  const { id, amount, intent } = session
  const status = toStatus(session)
  return {
    id,
    object: 'checkout.session',
    mode: 'payment',
    amount_total: amount,
    currency: 'eur',
    status,
    payment_status: status === 'complete' ? 'paid' : 'unpaid',
    payment_intent: intent && (isWhole ? toIntentFields(intent) : intent.id),
    url: status === 'open' ? page : null,
  }
}
