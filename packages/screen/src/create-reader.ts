import { isRefusal, type ToldRefusal } from '@comanda/contract/refusals'
import { createCell } from './cell.ts'

/** The state of something that was asked for. */
export type Reading<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: Value }
  | { readonly state: 'refused'; readonly refusal: ToldRefusal }
  | { readonly state: 'failed' }

/** The signal says that nobody waits for the answer any more. */
export type Ask<Value> = (signal: AbortSignal) => Promise<Value | ToldRefusal>

/** How long until the reading is repeated by itself, null for never; undefined means that the last try failed. */
export type NextLook<Value> = (value: Value | undefined) => number | null

export interface Question<Value> {
  /** The name of the thing that could not be read, for the log. */
  readonly name: string
  readonly ask: Ask<Value>
  readonly nextLook?: NextLook<Value> | undefined
}

export interface Reader<Value> {
  /** The state, now and after every change. */
  use(): Reading<Value>
  get(): Reading<Value>
  /** Asks for the first time. The returned function ends the reading: an answer that comes later is dropped. */
  open(): () => void
  /** Asks again; what is shown stays until the answer comes. */
  again(): void
  /** Shows a value that is already known, without asking. */
  show(value: Value): void
}

export function createReader<Value>({ name, ask, nextLook = () => null }: Question<Value>): Reader<Value> {
  const shown = createCell<Reading<Value>>({ state: 'loading' })
  let round = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined

  function end(): void {
    round.abort()
    clearTimeout(timer)
  }

  async function look(): Promise<void> {
    end()
    round = new AbortController()
    const { signal } = round
    const answer = await settle(ask, signal, name)
    if (signal.aborted) return
    const known = shown.get()
    const value = answer.state === 'ready' ? answer.value : undefined
    const wait = answer.state === 'refused' ? null : nextLook(value)
    // A reading that repeats by itself keeps its value while the connection fails for a moment.
    if (answer.state !== 'failed' || wait === null || known.state !== 'ready') shown.set(answer)
    if (wait !== null) timer = setTimeout(look, wait)
  }

  return {
    use: shown.use,
    get: shown.get,
    open() {
      look()
      return end
    },
    again() {
      if (shown.get().state !== 'ready') shown.set({ state: 'loading' })
      look()
    },
    show: (value) => shown.set({ state: 'ready', value }),
  }
}

async function settle<Value>(ask: Ask<Value>, signal: AbortSignal, name: string): Promise<Reading<Value>> {
  try {
    const answer = await ask(signal)
    return isRefusal(answer) ? { state: 'refused', refusal: answer } : { state: 'ready', value: answer as Value }
  } catch (error) {
    if (!signal.aborted) console.warn(`${name} could not be read`, error)
    return { state: 'failed' }
  }
}
