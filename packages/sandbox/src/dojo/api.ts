import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Answer, answer } from '../stand-in/answer.ts'
import type { FaultKnobs } from '../stand-in/fault-knobs.ts'
import { type DojoBooks, type DojoIntent, type NewIntent, testAccount } from './dojo-books.ts'

const at = '/dojo/payment-intents'

/** Dojo's calls for payment intents. */
export function registerApi(app: FastifyInstance, books: DojoBooks, { knobs, address }: Reach): void {
  const find = (request: FastifyRequest) => books.intents.get((request.params as { id: string }).id)
  const show = (intent: DojoIntent): Answer => ({ body: JSON.stringify(toReply(intent, address())) })
  const take =
    (work: (request: FastifyRequest) => Answer) => (request: FastifyRequest, reply: Parameters<typeof answer>[2]) =>
      answer(knobs, request, reply, () => findProblem(request) ?? work(request))

  app.post(
    at,
    take((request) => {
      const wish = request.body as NewIntent
      return wish.amount.value > 0 && wish.reference.length <= 60 ? show(books.create(wish)) : problem(400)
    }),
  )

  app.get(
    `${at}/:id`,
    take((request) => {
      const intent = find(request)
      const { returnCanceled } = request.query as { returnCanceled?: string }
      return intent === undefined || (intent.status === 'Canceled' && returnCanceled !== 'true')
        ? problem(404)
        : show(intent)
    }),
  )

  app.delete(
    `${at}/:id`,
    take((request) => {
      const intent = find(request)
      if (intent?.status !== 'Created') return problem(intent === undefined ? 404 : 409)
      intent.status = 'Canceled'
      return show(intent)
    }),
  )

  app.post(
    `${at}/:id/refunds`,
    take((request) => {
      const intent = find(request)
      const key = request.headers.idempotencykey
      if (intent === undefined || typeof key !== 'string') return problem(intent === undefined ? 404 : 400)
      const refundId = books.giveBack(intent, (request.body as { amount: number }).amount, key)
      return refundId === undefined
        ? problem(400)
        : { body: JSON.stringify({ paymentIntentId: intent.id, refundId, refundReason: null, notes: null }) }
    }),
  )
}

interface Reach {
  readonly knobs: FaultKnobs
  readonly address: () => string
}

/** The key is sent as it is, and the version of the interface is asked for. */
function findProblem({ headers }: FastifyRequest): Answer | undefined {
  if (headers.authorization !== `Basic ${testAccount.apiKey}`) return problem(401)
  return /^\d{4}-\d{2}-\d{2}$/.test(String(headers.version)) ? undefined : problem(400)
}

function problem(status: number): Answer {
  const body = { errors: {}, type: 'about:blank', title: 'Problem', status, detail: '', traceId: 'practice' }
  return { status, type: 'application/problem+json', body: JSON.stringify(body) }
}

function toReply({ id, status, amount, reference, description, refunded, authCode }: DojoIntent, address: string) {
  return {
    id,
    status,
    captureMode: 'Auto',
    amount,
    totalAmount: amount,
    refundedAmount: refunded,
    reference,
    description,
    paymentMethods: ['Card', 'Wallet'],
    paymentLink: `${address}/dojo/checkout/${id}`,
    ...(authCode === '' ? {} : { paymentDetails: { authCode, message: 'DEPOSITED' } }),
  }
}
