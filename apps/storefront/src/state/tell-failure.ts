import { tellError } from './news.ts'

/** What a call answered in place of success, or threw, is said in a toast (API-010). */
export function tellFailure(failure: unknown, otherwise: string): void {
  tellError(toFailureText(failure, otherwise))
}

/** Its own sentence; a line that broke has none of ours, so the one given stands in. */
export function toFailureText(failure: unknown, otherwise: string): string {
  if (typeof failure !== 'object' || failure === null || failure instanceof TypeError) return otherwise
  return 'message' in failure && typeof failure.message === 'string' && failure.message ? failure.message : otherwise
}
