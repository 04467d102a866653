import { isRefusal, type Refusal } from '@comanda/contract/refusals'
import { PageFailure } from './page-failure.ts'

/** A page cannot be shown without this answer: a refusal becomes the error page. */
export async function accept<Reply>(answer: Promise<Reply | Refusal>): Promise<Reply> {
  const reply = await answer
  if (isRefusal(reply)) throw new PageFailure(reply.refused.endsWith('-not-found') ? 404 : 500, reply.refused)
  return reply
}
