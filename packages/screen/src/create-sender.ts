import { isRefusal, type ToldRefusal } from '@comanda/contract/refusals'
import { createCell } from './cell.ts'
import type { Failure } from './failure.ts'

export interface SendState {
  readonly isSending: boolean
  /** What came in place of the last success, until something is sent again. */
  readonly failure: Failure | null
}

export interface Sender {
  use(): SendState
  get(): SendState
  /** Makes one call at a time: while one is under way, another press does nothing. Undefined unless it succeeded. */
  send<Reply>(
    make: () => Promise<Reply | ToldRefusal>,
    onFailure?: (failure: Failure) => void,
  ): Promise<Reply | undefined>
  /** The failure has been read. */
  forgive(): void
}

export function createSender(): Sender {
  const shown = createCell<SendState>({ isSending: false, failure: null })

  function fail(failure: Failure, onFailure: ((failure: Failure) => void) | undefined): undefined {
    shown.set({ isSending: false, failure })
    onFailure?.(failure)
  }

  return {
    use: shown.use,
    get: shown.get,
    async send(make, onFailure) {
      // Asked of the cell and not of what was drawn last: two presses in one frame both see the same drawing.
      if (shown.get().isSending) return undefined
      shown.set({ isSending: true, failure: null })
      try {
        const reply = await make()
        if (isRefusal(reply)) return fail(reply, onFailure)
        shown.set({ isSending: false, failure: null })
        return reply as Exclude<typeof reply, ToldRefusal>
      } catch (error) {
        return fail(error instanceof Error ? error : new Error(String(error)), onFailure)
      }
    },
    forgive: () => shown.set({ ...shown.get(), failure: null }),
  }
}
