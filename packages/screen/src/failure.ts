import { isRefusal, type ToldRefusal } from '@comanda/contract/refusals'

/** What comes in place of a success: the server's no, somebody else's such as a bank's, or a line that broke. */
export type Failure = ToldRefusal | Error

export function isFailure(answer: unknown): answer is Failure {
  return answer instanceof Error || isRefusal(answer)
}

/** Its own sentence; a line that broke has none of ours, so the one given stands in (API-010). */
export function toFailureText(failure: unknown, otherwise: string): string {
  if (typeof failure !== 'object' || failure === null || failure instanceof TypeError) return otherwise
  return 'message' in failure && typeof failure.message === 'string' && failure.message ? failure.message : otherwise
}
