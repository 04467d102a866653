import { tellError } from './news.ts'

/** What a call answered in place of success is said in a toast: its own sentence, else the one given (API-010). */
export function tellFailure(failure: unknown, otherwise: string): void {
  const message = hasMessage(failure) ? failure.message : ''
  tellError(message || otherwise)
}

function hasMessage(failure: unknown): failure is { readonly message: string } {
  return typeof failure === 'object' && failure !== null && 'message' in failure && typeof failure.message === 'string'
}
