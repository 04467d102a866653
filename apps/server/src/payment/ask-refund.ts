import type { SiteId } from '@comanda/rules/ids'
import { type Cents, cents, zero } from '@comanda/rules/money/cents'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Tx } from '../database/database.ts'
import { listPaidAttempts, lockAttempt, moveAttempt, type PaidThing } from './attempt.repository.ts'
import { listRefunds, saveRefund } from './ledger.repository.ts'

export interface RefundWish {
  readonly siteId: SiteId
  readonly paidFor: PaidThing
  readonly amount: Cents
  readonly reason: string
  readonly at: Instant
}

/**
 * Writes down that money goes back, in the transaction of its reason; the sweep sends it. The newest payment goes back
 * first, and never more than was paid: what was asked for before counts. Answers how much was asked for.
 */
export async function askRefund(tx: Tx, { siteId, paidFor, amount, reason, at }: RefundWish): Promise<Cents> {
  let left = amount
  for (const { id } of await listPaidAttempts(tx, siteId, paidFor)) {
    const attempt = await lockAttempt(tx, siteId, id)
    const earlier = await listRefunds(tx, siteId, [attempt.id])
    const promised = earlier.reduce((sum, { state, amount: one }) => (state === 'failed' ? sum : sum + one), 0)
    const part = cents(Math.min(left, attempt.captured - promised))
    if (part <= zero) continue
    await saveRefund(tx, attempt, { amount: part, reason: `${reason}-${earlier.length + 1}`, at })
    if (attempt.state === 'approved') {
      // A share's payment learns its order here, so that the order learns what went back.
      const orderId = 'orderId' in paidFor ? paidFor.orderId : null
      const fields = { nextQueryAt: at, queries: 0, ...(orderId !== null && { orderId }) }
      await moveAttempt(tx, attempt, { to: 'refunding', cause: reason, at, fields })
    }
    left = cents(left - part)
  }
  return cents(amount - left)
}
