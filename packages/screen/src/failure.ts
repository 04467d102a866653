import { isRefusal, type ToldRefusal } from '@comanda/contract/refusals'

/**
 * The answer that comes instead of a success: a refusal by the server or another party such as a bank, or a broken
 * connection.
 */
export type Failure = ToldRefusal | Error

export function isFailure(answer: unknown): answer is Failure {
  return answer instanceof Error || isRefusal(answer)
}

/** The failure's own sentence; a failed connection has none, so the given one is used (API-010). */
export function toFailureText(failure: unknown, otherwise: string): string {
  if (typeof failure !== 'object' || failure === null || failure instanceof TypeError) return otherwise
  return 'message' in failure && typeof failure.message === 'string' && failure.message ? failure.message : otherwise
}
