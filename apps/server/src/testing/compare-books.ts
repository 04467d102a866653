import type { BankBooks } from '@comanda/sandbox/redsys/bank-books'
import type { Database } from '../database/database.ts'
import { placedOrder } from '../database/schema/order.ts'
import { paymentAttempt } from '../database/schema/payment.ts'

export interface BooksDifference {
  /** Payments that the bank took and that bought nothing here, nor went back. */
  readonly lost: readonly string[]
  /** Carts whose diners paid more than their order costs. */
  readonly doubled: readonly string[]
  /** Cents that the bank has and our books have not, or the other way round. */
  readonly unexplained: number
}

/** Compares our books with those of the bank, which knows what was truly charged and given back. */
export async function compareBooks(db: Database, { operations }: BankBooks): Promise<BooksDifference> {
  const attempts = await db.select().from(paymentAttempt)
  const orders = await db.select().from(placedOrder)
  const byNumber = new Map(attempts.map((attempt) => [attempt.merchantOrder, attempt]))
  const paidFor = new Map<string, number>()
  const lost: string[] = []
  let unexplained = 0
  for (const { order, type, response, amount, refunded } of operations.values()) {
    if (type !== '0' || response > '0099') continue
    const attempt = byNumber.get(order)
    const ours = attempt === undefined ? 0 : attempt.captured - attempt.refunded
    unexplained += Math.abs(amount - refunded - ours)
    if (amount > refunded && attempt?.orderId == null) lost.push(order)
    const cartId = attempt?.cartId ?? order
    paidFor.set(cartId, (paidFor.get(cartId) ?? 0) + amount - refunded)
  }
  const doubled = [...paidFor].filter(([cartId, paid]) => {
    const costs = orders.filter((order) => order.cartId === cartId).reduce((sum, { total }) => sum + total, 0)
    return paid > costs
  })
  return { lost, doubled: doubled.map(([cartId]) => cartId), unexplained }
}
