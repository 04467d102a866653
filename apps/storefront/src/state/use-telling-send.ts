import { type Sending, useSend } from '@comanda/screen/use-send'
import { tellFailure } from './tell-failure.ts'

/** Sends, and shows a failure in a toast; the given sentence is used where the failure has none. */
export function useTellingSend(otherwise: string): Sending {
  return useSend({ tell: (failure) => tellFailure(failure, otherwise) })
}
