import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Answer, answer } from '../stand-in/answer.ts'
import type { FaultKnobs } from '../stand-in/fault-knobs.ts'
import type { Events } from './events.ts'
import { newId, type PaypalBooks, type PracticeOrder, toCents } from './paypal-books.ts'

interface Reach {
  readonly knobs: FaultKnobs
  readonly address: () => string
  readonly events: Events
}

interface SentOrder {
  readonly purchase_units: readonly [
    { readonly custom_id: string; readonly description: string; readonly amount: { readonly value: string } },
  ]
  readonly payment_source: {
    readonly paypal: { readonly experience_context: { readonly return_url: string; readonly cancel_url: string } }
  }
}

/** PayPal's calls for orders, captures and refunds. */
export function registerOrders(app: FastifyInstance, books: PaypalBooks, { knobs, address, events }: Reach): void {
  const take =
    (work: (request: FastifyRequest) => Answer) =>
    (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
      answer(knobs, request, reply, () => (isCaller(books, request) ? work(request) : refuse(401, 'INVALID_TOKEN')))
  const find = (request: FastifyRequest) => books.orders.get((request.params as { id: string }).id)
  const show = (order: PracticeOrder, status = 200): Answer => ({
    status,
    body: JSON.stringify(toReply(order, address())),
  })

  app.post(
    '/paypal/v2/checkout/orders',
    take((request) => {
      const { purchase_units, payment_source } = readBody<SentOrder>(request)
      const [{ custom_id, description, amount }] = purchase_units
      const { return_url: returnUrl, cancel_url: cancelUrl } = payment_source.paypal.experience_context
      const wish = { custom_id, description, value: amount.value, returnUrl, cancelUrl }
      return show(books.create(wish, readRequestId(request)), 201)
    }),
  )

  app.get(
    '/paypal/v2/checkout/orders/:id',
    take((request) => {
      const order = find(request)
      return order === undefined ? refuse(404, 'INVALID_RESOURCE_ID') : show(order)
    }),
  )

  app.post(
    '/paypal/v2/checkout/orders/:id/capture',
    take((request) => {
      const order = find(request)
      if (order === undefined) return refuse(404, 'INVALID_RESOURCE_ID')
      const problem = capture(order)
      if (problem !== undefined) return refuse(422, problem)
      // PayPal tells it at the same time, and the shop may hear it before the answer.
      void events.captured(order)
      return show(order, 201)
    }),
  )

  app.post(
    '/paypal/v2/payments/captures/:id/refund',
    take((request) => {
      const { id } = request.params as { id: string }
      const order = [...books.orders.values()].find(({ capture: money }) => money?.id === id)
      if (order === undefined) return refuse(404, 'INVALID_RESOURCE_ID')
      const { amount } = readBody<{ amount: { value: string } }>(request)
      const refund = books.giveBack(order, toCents(amount.value), readRequestId(request))
      if (refund === undefined) return refuse(422, 'REFUND_AMOUNT_EXCEEDED')
      return { status: 201, body: JSON.stringify({ id: refund.id, status: 'COMPLETED' }) }
    }),
  )
}

/** The issue why it cannot be collected; undefined when it was. */
function capture(order: PracticeOrder): string | undefined {
  if (order.capture !== null) return 'ORDER_ALREADY_CAPTURED'
  if (order.status !== 'APPROVED') return 'ORDER_NOT_APPROVED'
  if (order.payer === 'declines') {
    order.status = 'PAYER_ACTION_REQUIRED'
    return 'INSTRUMENT_DECLINED'
  }
  order.status = 'COMPLETED'
  order.capture = { id: newId(), status: order.payer === 'waits' ? 'PENDING' : 'COMPLETED' }
  return undefined
}

function isCaller(books: PaypalBooks, { headers }: FastifyRequest): boolean {
  return books.isToken((headers.authorization ?? '').replace('Bearer ', ''))
}

function readRequestId({ headers }: FastifyRequest): string {
  return String(headers['paypal-request-id'] ?? newId())
}

/** The scope keeps bodies as text. */
function readBody<Body>({ body }: FastifyRequest): Body {
  return JSON.parse(String(body)) as Body
}

function refuse(status: number, issue: string): Answer {
  const name = status === 422 ? 'UNPROCESSABLE_ENTITY' : issue
  return { status, body: JSON.stringify({ name, details: [{ issue, description: '' }], debug_id: 'practice' }) }
}

function toReply(order: PracticeOrder, address: string) {
  const { id, status, custom_id, description, value, capture: money, refunds } = order
  const euros = (cents: number) => ({ currency_code: 'EUR', value: (cents / 100).toFixed(2) })
  const given = [...refunds.values()].map((refund) => ({
    id: refund.id,
    status: 'COMPLETED',
    amount: euros(refund.cents),
  }))
  const payments = { captures: [{ ...money, amount: { currency_code: 'EUR', value } }], refunds: given }
  return {
    id,
    status,
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id,
        description,
        amount: { currency_code: 'EUR', value },
        ...(money === null ? {} : { payments }),
      },
    ],
    links: [{ rel: 'payer-action', href: `${address}/paypal/checkoutnow?token=${id}`, method: 'GET' }],
  }
}
