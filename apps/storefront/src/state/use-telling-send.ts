import { type Sending, useSend } from '@comanda/screen/use-send'
import { tellFailure } from './tell-failure.ts'

/** Sends, and says in a toast what came in place of a success; the sentence given stands in where it has none. */
export function useTellingSend(otherwise: string): Sending {
  return useSend({ tell: (failure) => tellFailure(failure, otherwise) })
}
