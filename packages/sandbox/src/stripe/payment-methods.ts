import type { FastifyInstance } from 'fastify'
import { answer } from '../stand-in/answer.ts'
import type { FaultKnobs } from '../stand-in/fault-knobs.ts'
import { type Method, toMethodFields } from './card-books.ts'
import { answerOnce, problem } from './keyed-answer.ts'
import type { StripeBooks } from './stripe-books.ts'

const unknownMethod = problem(404, { type: 'invalid_request_error', code: 'resource_missing' })

/** Customers and their cards. */
export function registerPaymentMethods(app: FastifyInstance, books: StripeBooks, knobs: FaultKnobs): void {
  const { cards } = books
  const find = (params: unknown) => cards.findMethod((params as { readonly id: string }).id)
  const show = (method: Method) => ({ status: 200, body: toMethodFields(method) })

  app.post('/v1/customers', (request, reply) =>
    answer(knobs, request, reply, () =>
      answerOnce(books, request, () => ({ status: 200, body: { id: cards.newCustomer(), object: 'customer' } })),
    ),
  )

  app.post('/v1/payment_methods', (request, reply) =>
    answer(knobs, request, reply, () =>
      answerOnce(books, request, (fields) => {
        const method = cards.toMethod(fields.get('card[token]') ?? '')
        return method ? show(method) : problem(400, { type: 'invalid_request_error', code: 'token_already_used' })
      }),
    ),
  )

  app.get('/v1/payment_methods/:id', (request, reply) =>
    answer(knobs, request, reply, () => {
      const found = find(request.params)
      const { status, body } = found ? show(found) : unknownMethod
      return { status, body: JSON.stringify(body) }
    }),
  )

  app.post('/v1/payment_methods/:id/attach', (request, reply) =>
    answer(knobs, request, reply, () =>
      answerOnce(books, request, (fields) => {
        const method = find(request.params)
        const customer = fields.get('customer') ?? ''
        if (method === undefined || !cards.customers.has(customer)) return unknownMethod
        if (method.isSpent || method.customer !== null) return problem(400, { type: 'invalid_request_error' })
        method.customer = customer
        return show(method)
      }),
    ),
  )

  app.post('/v1/payment_methods/:id/detach', (request, reply) =>
    answer(knobs, request, reply, () =>
      answerOnce(books, request, () => {
        const method = find(request.params)
        if (method === undefined) return unknownMethod
        // What nobody has cannot be taken away.
        if (method.customer === null) return problem(400, { type: 'invalid_request_error' })
        cards.detach(method)
        return show(method)
      }),
    ),
  )
}
