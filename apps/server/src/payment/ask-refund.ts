import type { AttemptId, SiteId } from '@comanda/rules/ids'
import { type Cents, cents, sumCents, zero } from '@comanda/rules/money/cents'
import { shareRefund } from '@comanda/rules/payment/share-refund'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Tx } from '../database/database.ts'
import { listPaidAttempts, lockAttempt, moveAttempt, type PaidThing } from './attempt.repository.ts'
import { listRefunds, saveRefund } from './ledger.repository.ts'

export interface RefundWish {
  readonly siteId: SiteId
  readonly paidFor: PaidThing
  readonly amount: Cents
  readonly reason: string
  /** What belongs to one payer; it goes back to them before anything else does. */
  readonly first?: ReadonlyMap<AttemptId, Cents>
  readonly at: Instant
}

/**
 * Writes down that money goes back, in the transaction of its reason; the sweep sends it. The newest payment goes back
 * first, and never more than was paid: what was asked for before counts. Answers how much was asked for.
 */
export async function askRefund(tx: Tx, { siteId, paidFor, amount, reason, first, at }: RefundWish): Promise<Cents> {
  if (amount === zero) return zero
  const payments = await lockPayments(tx, siteId, paidFor)
  const parts = shareRefund(amount, payments, first)
  for (const { attempt, asked } of payments) {
    const part = parts.get(attempt.id)
    if (part === undefined) continue
    await saveRefund(tx, attempt, { amount: part, reason: `${reason}-${asked + 1}`, at })
    if (attempt.state === 'approved') {
      // A share's payment learns its order here, so that the order learns what went back.
      const orderId = 'orderId' in paidFor ? paidFor.orderId : null
      const fields = { nextQueryAt: at, queries: 0, ...(orderId !== null && { orderId }) }
      await moveAttempt(tx, attempt, { to: 'refunding', cause: reason, at, fields })
    }
  }
  return sumCents([...parts.values()])
}

async function lockPayments(tx: Tx, siteId: SiteId, paidFor: PaidThing) {
  const payments = []
  for (const { id } of await listPaidAttempts(tx, siteId, paidFor)) {
    const attempt = await lockAttempt(tx, siteId, id)
    const earlier = await listRefunds(tx, siteId, [id])
    const promised = sumCents(earlier.filter(({ state }) => state !== 'failed').map(({ amount }) => amount))
    payments.push({ attempt, id, room: cents(attempt.captured - promised), asked: earlier.length })
  }
  return payments
}
