import { answer } from '../stand-in/answer.ts'
import type { OpenStandIn } from '../stand-in/stand-in.ts'

export interface TextMessage {
  readonly to: string
  readonly text: string
}

/** The messages that a phone company would have sent, by the key of each message: told twice it is one. */
export type SmsBooks = ReadonlyMap<string, TextMessage>

const token = 'sandbox-token'

/** A gateway for text messages: one address that takes a number and a text from whoever knows the token. */
export const openStandIn: OpenStandIn<SmsBooks> = ({ app, knobs }) => {
  const books = new Map<string, TextMessage>()
  app.post('/sms', (request, reply) =>
    answer(knobs, request, reply, () => {
      if (request.headers.authorization !== `Bearer ${token}`) return { status: 401, body: '{"error":"token"}' }
      const { to, text } = request.body as Partial<TextMessage>
      if (!/^\+\d{6,15}$/.test(to ?? '') || !text) return { status: 422, body: '{"error":"message"}' }
      books.set(String(request.headers['idempotency-key']), { to: to ?? '', text })
      return { body: '{"status":"accepted"}' }
    }),
  )
  return books
}
