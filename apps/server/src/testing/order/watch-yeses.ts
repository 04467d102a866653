import type { Sandbox } from '@comanda/sandbox/sandbox'
import type { Database } from '../../database/database.ts'
import { paymentAttempt } from '../../database/schema/payment.ts'
import { listCharges } from '../payment/list-charges.ts'

const lookEveryMs = 1_000
const decided = ['approved', 'refunding', 'refunded']

export interface YesWaits {
  /** The longest that a yes waited here while its bank could be reached, in milliseconds, and which one it was. */
  readonly longestMs: number
  readonly slowest: string
  /** Payments that a bank has said yes to and that are not settled. */
  readonly open: readonly string[]
}

export interface YesWatch {
  readonly measure: (db: Database) => Promise<YesWaits>
  readonly stop: () => void
}

/** Notes when each bank said yes, and when its stand-in failed on a request, to measure how long diners waited. */
export function watchYeses(sandbox: Sandbox): YesWatch {
  const saidAt = new Map<string, number>()
  /** The moments at which a request failed, by every name in its address. */
  const failures = new Map<string, number[]>()
  const { take } = sandbox.knobs
  sandbox.knobs.take = (url) => {
    const fault = take(url)
    if (fault !== 'none') {
      const at = Date.now()
      for (const name of url.split(/[^\w-]+/)) {
        const moments = failures.get(name)
        if (moments === undefined) failures.set(name, [at])
        else moments.push(at)
      }
    }
    return fault
  }
  const look = () => {
    // A look comes up to its own pause late, so the pause is counted as waiting.
    const at = Date.now() - lookEveryMs
    for (const { merchantOrder, isYes } of listCharges(sandbox)) {
      if (isYes && !saidAt.has(merchantOrder)) saidAt.set(merchantOrder, at)
    }
  }
  const looking = setInterval(look, lookEveryMs)
  return {
    stop: () => clearInterval(looking),
    async measure(db) {
      look()
      const open: string[] = []
      let longestMs = 0
      let slowest = ''
      for (const attempt of await db.select().from(paymentAttempt)) {
        const { merchantOrder, providerReference, settledAt, state } = attempt
        const said = saidAt.get(merchantOrder)
        if (said === undefined) continue
        if (!decided.includes(state) || settledAt === null) {
          open.push(`${attempt.provider} ${state} ${merchantOrder}`)
          continue
        }
        // While a request about this very payment failed, its bank could not be reached.
        const names = [merchantOrder, providerReference ?? merchantOrder]
        const reached = names
          .flatMap((name) => failures.get(name) ?? [])
          .filter((at) => at <= settledAt)
          .reduce((last, at) => Math.max(last, at), said)
        if (settledAt - reached <= longestMs) continue
        longestMs = settledAt - reached
        slowest = `${attempt.provider} ${merchantOrder}, created ${said - attempt.createdAt} ms before its yes`
      }
      return { longestMs, slowest, open }
    },
  }
}
