import type { FastifyRequest } from 'fastify'
import type { StripeBooks } from './stripe-books.ts'

interface Outcome {
  readonly status: number
  readonly body: object
}

/** A key gets its first answer again; with other fields it is refused. */
export async function answerOnce(
  { answers }: StripeBooks,
  { headers, body, url }: FastifyRequest,
  work: (fields: URLSearchParams) => Outcome | Promise<Outcome>,
): Promise<{ readonly status: number; readonly body: string }> {
  const fields = body as URLSearchParams
  const key = String(headers['idempotency-key'] ?? '')
  const request = `${url} ${fields}`
  const earlier = answers.get(key)
  if (earlier !== undefined && earlier.request === request) return earlier
  if (earlier !== undefined) return print(problem(400, { type: 'idempotency_error' }))
  const made = print(await work(fields))
  if (key !== '') answers.set(key, { request, ...made })
  return made
}

export function problem(status: number, error: object): Outcome {
  return { status, body: { error } }
}

function print({ status, body }: Outcome) {
  return { status, body: JSON.stringify(body) }
}
