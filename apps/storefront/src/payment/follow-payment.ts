import { getPaymentResult } from '@comanda/contract/calls/payment'
import type { NextStep, PaymentResult } from '@comanda/contract/entities/payment-result'
import { isRefusal, type ToldRefusal } from '@comanda/contract/refusals'
import { type AttemptId, toId } from '@comanda/rules/ids'
import { call } from '../state/client.ts'

/** How often the bank's decision is asked for (CONST-006), and for how long at most (OPEN-063). */
export const askEveryMs = 500
export const patienceMs = 5 * 60_000
/** After this long nobody is kept waiting: what is known is said, and the page may be left (F-231). */
export const letGoMs = 20_000

export interface Following {
  /** Ends the waiting; posting a form ends it too. */
  readonly signal: AbortSignal
  /** Does a step that the diner has to do, or ignores it. Each step is offered once. */
  readonly take: (next: NextStep) => void
  /** How long to ask, when it is not the time of an order. */
  readonly patience?: number
  /** Called once when it takes so long that nobody should wait for it. */
  readonly letGo?: () => void
  readonly ask?: () => Promise<PaymentResult | ToldRefusal>
  readonly pause?: (ms: number) => Promise<void>
  readonly now?: () => number
}

/** Asks until a payment is decided, whatever it is for; undefined when it took too long or was aborted. */
export async function followPayment(
  attempt: string,
  following: Following,
): Promise<PaymentResult | ToldRefusal | undefined> {
  const { signal, take, patience = patienceMs, ask = () => askFor(attempt) } = following
  const { pause = sleep, now = () => performance.now(), letGo } = following
  const begun = now()
  const end = begun + patience
  let isLetGo = false
  let taken = ''
  while (!signal.aborted && now() < end) {
    try {
      const result = await ask()
      // A visitor who left meanwhile is sent nowhere.
      if (signal.aborted) return undefined
      if (isRefusal(result) || isOver(result)) return result
      const step = JSON.stringify(result.next)
      if (result.next !== null && step !== taken) {
        taken = step
        take(result.next)
      }
    } catch {
      // A broken connection says nothing about the payment, so it asks again.
    }
    await pause(askEveryMs)
    if (isLetGo || signal.aborted || now() < begun + letGoMs) continue
    isLetGo = true
    letGo?.()
  }
  return undefined
}

function askFor(attempt: string): Promise<PaymentResult | ToldRefusal> {
  return call(getPaymentResult, { attempt: toId<AttemptId>(attempt) })
}

function isOver({ state }: PaymentResult): boolean {
  return state !== 'checking' && state !== 'action'
}

function sleep(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms))
}
