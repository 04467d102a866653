import type { Database } from '../../database/database.ts'
import { booking } from '../../database/schema/booking.ts'
import { placedOrder } from '../../database/schema/order.ts'
import { paymentAttempt } from '../../database/schema/payment.ts'
import { type BankCharge, sumKept } from './list-charges.ts'

export interface BooksDifference {
  /** Payments that a bank took and that bought nothing here, nor went back. */
  readonly lost: readonly string[]
  /** Carts and bookings whose diners paid more than they cost. */
  readonly doubled: readonly string[]
  /** Cents that a bank has and our books have not, or the other way round. */
  readonly unexplained: number
}

/** Compares our books with those of the banks, which know what was truly charged and given back. */
export async function compareBooks(db: Database, charges: readonly BankCharge[]): Promise<BooksDifference> {
  const attempts = await db.select().from(paymentAttempt)
  const costs = new Map<string, number>()
  for (const { cartId, total, voided } of await db.select().from(placedOrder)) {
    costs.set(cartId, (costs.get(cartId) ?? 0) + total - voided)
  }
  for (const { id, state, deposit } of await db.select().from(booking)) {
    if (state === 'confirmed') costs.set(id, deposit)
  }
  const byNumber = new Map(attempts.map((attempt) => [attempt.merchantOrder, attempt]))
  const atBank = sumKept(charges)
  const paidFor = new Map<string, number>()
  const lost: string[] = []
  for (const { merchantOrder, taken, refunded } of charges) {
    const attempt = byNumber.get(merchantOrder)
    const kept = taken - refunded
    const subject = attempt?.cartId ?? attempt?.bookingId ?? merchantOrder
    if (kept > 0 && !costs.has(subject)) lost.push(merchantOrder)
    paidFor.set(subject, (paidFor.get(subject) ?? 0) + kept)
  }
  const ours = new Map(attempts.map(({ merchantOrder, captured, refunded }) => [merchantOrder, captured - refunded]))
  const numbers = new Set([...atBank.keys(), ...ours.keys()])
  const unexplained = [...numbers].reduce(
    (sum, number) => sum + Math.abs((atBank.get(number) ?? 0) - (ours.get(number) ?? 0)),
    0,
  )
  const doubled = [...paidFor].filter(([subject, paid]) => paid > (costs.get(subject) ?? 0)).map(([subject]) => subject)
  return { lost, doubled, unexplained }
}
