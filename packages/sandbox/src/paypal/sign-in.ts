import type { FastifyInstance } from 'fastify'
import { answer } from '../stand-in/answer.ts'
import type { FaultKnobs } from '../stand-in/fault-knobs.ts'
import { type PaypalBooks, testAccount } from './paypal-books.ts'

/** How a shop gets a token, and how it asks whether a message is PayPal's own. */
export function registerSignIn(app: FastifyInstance, books: PaypalBooks, knobs: FaultKnobs): void {
  app.post('/paypal/v1/oauth2/token', (request, reply) =>
    answer(knobs, request, reply, () => {
      const told = Buffer.from((request.headers.authorization ?? '').replace('Basic ', ''), 'base64').toString()
      const isKnown = told === `${testAccount.clientId}:${testAccount.secret}`
      if (!isKnown) return { status: 401, body: '{"error":"invalid_client"}' }
      return { body: JSON.stringify({ access_token: books.giveToken(), token_type: 'Bearer', expires_in: 32_400 }) }
    }),
  )

  app.post('/paypal/v1/notifications/verify-webhook-signature', (request, reply) =>
    answer(knobs, request, reply, () => {
      if (!books.isToken((request.headers.authorization ?? '').replace('Bearer ', ''))) {
        return { status: 401, body: '{"name":"INVALID_TOKEN"}' }
      }
      const isOurs = isSigned(books, String(request.body))
      return { body: JSON.stringify({ verification_status: isOurs ? 'SUCCESS' : 'FAILURE' }) }
    }),
  )
}

/** The signature covers the bytes of the event, so they are cut out of the question as they came. */
function isSigned(books: PaypalBooks, text: string): boolean {
  const asked = JSON.parse(text) as Readonly<Record<string, string>>
  const body = /"webhook_event":(.*)\}$/s.exec(text)?.[1] ?? ''
  const { transmission_id: id = '', transmission_time: time = '', transmission_sig: signature = '' } = asked
  return asked.webhook_id === testAccount.webhookId && books.isSigned({ id, time, signature, body })
}
