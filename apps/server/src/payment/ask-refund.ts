import { type Refusal, refusal } from '@comanda/contract/refusals'
import { findProvider } from '@comanda/payments/server/providers'
import type { AttemptId, SiteId } from '@comanda/rules/ids'
import { type Cents, cents, sumCents, zero } from '@comanda/rules/money/cents'
import { shareRefund } from '@comanda/rules/payment/share-refund'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Tx } from '../database/database.ts'
import { listPaidAttempts, lockAttempt, type PaidThing, type StoredAttempt } from './attempt.repository.ts'
import { moveAttempt } from './attempt-move.repository.ts'
import { listRefunds, saveRefund } from './ledger.repository.ts'

export interface RefundWish {
  readonly siteId: SiteId
  readonly paidFor: PaidThing
  readonly amount: Cents
  readonly reason: string
  /** The sum that belongs to one payer; it goes back to them before anything else does. */
  readonly first?: ReadonlyMap<AttemptId, Cents>
  readonly at: Instant
}

interface OrderRefundWish extends RefundWish {
  /** The sum that somebody says they have put back into the guest's hand. */
  readonly handedBack: Cents | undefined
}

/**
 * Writes down that money goes back, in the transaction of its reason; the sweep sends it. The newest payment goes back
 * first, and never more than was paid: what was asked for before counts. Answers how much was asked for.
 */
export async function askRefund(tx: Tx, wish: RefundWish): Promise<Cents> {
  return saveParts(tx, wish, await planParts(tx, wish))
}

/**
 * The same for an order, of which a part may have been taken by hand. A bank is asked for its part; of the other one
 * somebody must have said that the guest has it again, all of it, or the diner would be told what nobody knows. Until
 * then nothing is written here, and the caller takes back what it wrote.
 */
export async function askOrderRefund(tx: Tx, wish: OrderRefundWish): Promise<Cents | Refusal> {
  const parts = await planParts(tx, wish)
  const byHand = sumCents(
    parts.filter(({ attempt }) => findProvider(attempt.provider)?.isByHand).map(({ amount }) => amount),
  )
  if (byHand > zero && wish.handedBack !== byHand) return refusal('money-by-hand', { amount: byHand })
  return saveParts(tx, wish, parts)
}

/** The sum that one payment gives back. */
interface Part {
  readonly attempt: StoredAttempt
  /** How often something was asked of it before. */
  readonly asked: number
  readonly amount: Cents
}

async function planParts(tx: Tx, { siteId, paidFor, amount, first }: RefundWish): Promise<readonly Part[]> {
  if (amount === zero) return []
  const payments = await lockPayments(tx, siteId, paidFor)
  const shares = shareRefund(amount, payments, first)
  return payments.flatMap(({ attempt, id, asked }) => {
    const share = shares.get(id)
    return share === undefined ? [] : { attempt, asked, amount: share }
  })
}

async function saveParts(tx: Tx, { paidFor, reason, at }: RefundWish, parts: readonly Part[]): Promise<Cents> {
  for (const { attempt, asked, amount } of parts) {
    await saveRefund(tx, attempt, { amount, reason: `${reason}-${asked + 1}`, at })
    if (attempt.state === 'approved') {
      // A share's payment learns its order here, so that the order learns what went back.
      const orderId = 'orderId' in paidFor ? paidFor.orderId : null
      const fields = { nextQueryAt: at, queries: 0, ...(orderId !== null && { orderId }) }
      await moveAttempt(tx, attempt, { to: 'refunding', cause: reason, at, fields })
    }
  }
  return sumCents(parts.map(({ amount }) => amount))
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
