import type { FastifyRequest } from 'fastify'
import { answer } from '../stand-in/answer.ts'
import type { OpenStandIn } from '../stand-in/stand-in.ts'
import { newId } from './card-books.ts'
import { registerCardField } from './card-field.ts'
import { registerCardTokens } from './card-token.ts'
import { registerCheckoutSessions } from './checkout-sessions.ts'
import { registerIssuerPage } from './issuer-page.ts'
import { answerOnce, problem } from './keyed-answer.ts'
import { registerPaymentMethods } from './payment-methods.ts'
import { createStripeBooks, type Intent, type StripeBooks, toIntentFields } from './stripe-books.ts'

/** Stripe as far as a shop needs it: its card field and its page, kept cards, payments, their search, refunds, signed messages and the bank's page. */
export const openStandIn: OpenStandIn<StripeBooks> = ({ app, knobs, notifier, address }) => {
  const books = createStripeBooks()
  const tell = (intent: Intent) => notifier.sendSigned(intent.metadata.notify ?? '', books.toEvent(intent))
  const show = (intent: Intent, expanded: ReadonlySet<string>) =>
    toIntentFields(intent, { authenticateAt: `${address()}/stripe/authenticate/${intent.id}`, expanded })

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  )
  app.addHook('onRequest', async (request, reply) => {
    const isShop = request.headers.authorization === `Bearer ${books.keys.secret}`
    if (request.url.startsWith('/v1/') && !isShop)
      return reply.code(401).send({ error: { type: 'invalid_request_error' } })
  })

  app.post('/v1/payment_intents', (request, reply) =>
    answer(knobs, request, reply, () =>
      answerOnce(books, request, async (fields) => {
        // The version of the API that the shop names no longer knows this field.
        const isOld = [...fields.keys()].some((name) => name.startsWith('payment_method_types'))
        if (isOld) return problem(400, { type: 'invalid_request_error', code: 'parameter_unknown' })
        const method = books.cards.findUsable(fields.get('payment_method') ?? '', fields.get('customer'))
        const confirms = fields.get('confirm') === 'true'
        if (confirms && method === undefined) return problem(400, { type: 'invalid_request_error' })
        const intent = books.create(fields)
        const shown = () => show(intent, readExpanded(fields))
        if (!confirms || method === undefined) return { status: 200, body: shown() }
        books.confirm(intent, method)
        await tell(intent)
        if (intent.problem === null) return { status: 200, body: shown() }
        return problem(402, { type: 'card_error', ...intent.problem, payment_intent: shown() })
      }),
    ),
  )

  app.get('/v1/payment_intents/search', (request, reply) =>
    answer(knobs, request, reply, () => {
      const { query } = request.query as { readonly query: string }
      const found = books.findByOrder(/^metadata\["merchant_order"\]:"(\w+)"$/.exec(query)?.[1] ?? '')
      const data = found === undefined ? [] : [show(found, readExpanded(toQuery(request), 'data.'))]
      return { body: JSON.stringify({ object: 'search_result', data }) }
    }),
  )

  app.get('/v1/payment_intents/:id', (request, reply) =>
    answer(knobs, request, reply, () => {
      const intent = books.intents.get((request.params as { id: string }).id)
      if (intent === undefined) return { status: 404, body: '{"error":{"code":"resource_missing"}}' }
      return { body: JSON.stringify(show(intent, readExpanded(toQuery(request)))) }
    }),
  )

  app.post('/v1/payment_intents/:id/cancel', (request, reply) =>
    answer(knobs, request, reply, () =>
      answerOnce(books, request, async () => {
        const intent = books.intents.get((request.params as { id: string }).id)
        if (intent === undefined) return problem(404, { code: 'resource_missing' })
        if (!books.cancel(intent)) return problem(400, { code: 'payment_intent_unexpected_state' })
        await tell(intent)
        return { status: 200, body: show(intent, new Set()) }
      }),
    ),
  )

  app.post('/v1/refunds', (request, reply) =>
    answer(knobs, request, reply, () =>
      answerOnce(books, request, (fields) => {
        const intent = books.intents.get(fields.get('payment_intent') ?? '')
        const amount = Number(fields.get('amount'))
        const isPaid = intent !== undefined && intent.status === 'succeeded'
        if (!isPaid || intent.refunded + amount > intent.amount) {
          return problem(400, { type: 'invalid_request_error', code: 'charge_already_refunded' })
        }
        intent.refunded += amount
        return { status: 200, body: { id: newId('re'), object: 'refund', status: 'succeeded' } }
      }),
    ),
  )

  registerPaymentMethods(app, books, knobs)
  registerCheckoutSessions(app, books, { knobs, address, tell })
  registerCardTokens(app, books)
  registerCardField(app, address)
  registerIssuerPage(app, books, tell)
  return books
}

/**
 * The fields that the shop asks to be written out, by the names of one payment: in a list they stand below its rows.
 */
function readExpanded(fields: URLSearchParams, below = ''): ReadonlySet<string> {
  const asked = [...fields].filter(([name]) => name.startsWith('expand['))
  return new Set(asked.map(([, value]) => value.slice(below.length)))
}

function toQuery({ url }: FastifyRequest): URLSearchParams {
  return new URL(url, 'http://stripe').searchParams
}
