import { createCell } from './cell.ts'
import { type Failure, isFailure } from './failure.ts'

export interface SendState {
  readonly isSending: boolean
  /** The answer of the last call that was no success, until something is sent again or its time is over. */
  readonly failure: Failure | null
}

/** The effect of a failure besides being shown. */
export interface OnFailure {
  readonly tell?: ((failure: Failure) => void) | undefined
  /** How long it is shown; for ever when not set. */
  readonly shownMs?: number | undefined
}

export interface Sender {
  use(): SendState
  get(): SendState
  /** Makes one call at a time: meanwhile another press does nothing. Returns undefined unless it succeeded. */
  send<Reply>(make: () => Promise<Reply | Failure>, onFailure?: OnFailure): Promise<Reply | undefined>
  /** Hides the failure before another try. */
  forgive(): void
}

const atRest: SendState = { isSending: false, failure: null }

export function createSender(): Sender {
  const shown = createCell<SendState>(atRest)
  return {
    use: shown.use,
    get: shown.get,
    async send(make, { tell, shownMs } = {}) {
      // The cell is read, not the last rendered state: two presses in one frame would both see the same state.
      if (shown.get().isSending) return undefined
      shown.set({ isSending: true, failure: null })
      const reply = await settle(make)
      if (!isFailure(reply)) {
        shown.set(atRest)
        return reply as Exclude<typeof reply, Failure>
      }
      const failed = { isSending: false, failure: reply }
      shown.set(failed)
      if (shownMs !== undefined) setTimeout(() => shown.get() === failed && shown.set(atRest), shownMs)
      tell?.(reply)
      return undefined
    },
    forgive: () => shown.set({ ...shown.get(), failure: null }),
  }
}

async function settle<Reply>(make: () => Promise<Reply>): Promise<Reply | Error> {
  try {
    return await make()
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
