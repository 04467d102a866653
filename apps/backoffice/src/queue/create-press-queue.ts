import { type Cell, createCell } from '@comanda/screen/cell'

/** Anything that is sent in turn, under a key of its own. */
interface Keyed {
  readonly key: string
}

export interface Queued<Press extends Keyed> {
  readonly press: Press
  /** It could not be sent yet, and is shown so. */
  readonly isKept: boolean
}

export interface PressQueueTools<Press extends Keyed> {
  /** What the device kept of an earlier page, the oldest first. */
  readonly load: () => readonly Press[]
  readonly save: (presses: readonly Press[]) => void
  /** Gives the answer, also a no; undefined where nobody answered. */
  readonly send: (press: Press) => Promise<unknown>
}

/** Whoever pressed it may not wait any more: then it is told to whoever shows the queue. */
type Hearer<Press> = (press: Press, answer: unknown, isWaitedFor: boolean) => void

export interface PressQueue<Press extends Keyed> {
  readonly queued: Cell<readonly Queued<Press>[]>
  /** Sends it in its turn. Gives its answer, or undefined where it is kept for later. */
  readonly put: (press: Press) => Promise<unknown>
  /** Sends what is kept, one after the other, until one is not answered. */
  readonly drain: () => Promise<void>
  /** There is no line: what is under way is shown as kept. */
  readonly keepAll: () => void
  /** Lets go of what will not be sent any more. */
  readonly clear: () => void
  /** Hears every answer, until the returned function is called. */
  readonly hear: (hearer: Hearer<Press>) => () => void
}

/**
 * Presses in the order in which they were made (DAY-212). One is sent at a time, and the next only when it was answered,
 * so they arrive in order; each is kept before it is sent and let go of when it was answered, so none is lost; and one
 * that is sent again, because an answer was lost or the page was left, has the same key, so it is done once.
 */
export function createPressQueue<Press extends Keyed>(tools: PressQueueTools<Press>): PressQueue<Press> {
  const queued = createCell<readonly Queued<Press>[]>(tools.load().map((press) => ({ press, isKept: true })))
  const waiting = new Map<string, (answer: unknown) => void>()
  const hearers = new Set<Hearer<Press>>()
  let isSending = false

  function change(next: readonly Queued<Press>[]): void {
    queued.set(next)
    tools.save(next.map(({ press }) => press))
  }

  function keepAll(): void {
    if (queued.get().some(({ isKept }) => !isKept)) queued.set(queued.get().map((one) => ({ ...one, isKept: true })))
    for (const settle of waiting.values()) settle(undefined)
    waiting.clear()
  }

  function settle(press: Press, answer: unknown): void {
    const waiter = waiting.get(press.key)
    waiting.delete(press.key)
    for (const hearer of hearers) hearer(press, answer, waiter !== undefined)
    waiter?.(answer)
  }

  async function drain(): Promise<void> {
    if (isSending) return
    isSending = true
    for (let next = queued.get()[0]; next !== undefined; next = queued.get()[0]) {
      const { press } = next
      const answer = await tools.send(press).catch(() => undefined)
      if (answer === undefined) {
        keepAll()
        break
      }
      change(queued.get().filter((one) => one.press.key !== press.key))
      settle(press, answer)
    }
    isSending = false
  }

  return {
    queued,
    drain,
    keepAll,
    clear: () => {
      change([])
      keepAll()
    },
    put(press) {
      // Behind what is kept it waits its turn, and is shown so at once.
      const isKept = queued.get().some((one) => one.isKept)
      change([...queued.get(), { press, isKept }])
      const answered = isKept
        ? Promise.resolve(undefined)
        : new Promise<unknown>((resolve) => waiting.set(press.key, resolve))
      void drain()
      return answered
    },
    hear(hearer) {
      hearers.add(hearer)
      return () => void hearers.delete(hearer)
    },
  }
}
