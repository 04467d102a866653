import type { PaymentResult } from '@comanda/contract/entities/payment-result'
import type { ToldRefusal } from '@comanda/contract/refusals'
import { isRefusal } from '@comanda/contract/refusals'

/** How often the bank's decision is asked for (CONST-006), and for how long at most (OPEN-063). */
export const askEveryMs = 500
export const patienceMs = 5 * 60_000

export interface Waiting {
  readonly ask: () => Promise<PaymentResult | ToldRefusal>
  /** Ends the waiting; a form that is posted ends it by itself. */
  readonly signal: AbortSignal
  readonly pause?: (ms: number) => Promise<void>
  readonly now?: () => number
  /** How long it is asked for, where that is not an order's time. */
  readonly patience?: number
  /** What is not an end: a step the diner has to take, or nothing new. */
  readonly isOver: (result: PaymentResult) => boolean
}

/** Asks until there is an answer; undefined when it took too long or nobody waits any more. */
export async function waitForResult(waiting: Waiting): Promise<PaymentResult | ToldRefusal | undefined> {
  const { ask, signal, isOver, pause = sleep, now = () => performance.now(), patience = patienceMs } = waiting
  const end = now() + patience
  while (!signal.aborted && now() < end) {
    try {
      const result = await ask()
      // Whoever left while it was asked is sent nowhere.
      if (signal.aborted) return undefined
      if (isRefusal(result) || isOver(result)) return result
    } catch {
      // A dropped line says nothing about the money: ask again.
    }
    await pause(askEveryMs)
  }
  return undefined
}

function sleep(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms))
}
