import { type Cents, cents } from '../money/cents.ts'
import type { OrderPaymentState } from './order.ts'

/** The payment state of an order, from the money collected and refunded. */
export function toPaymentState(total: Cents, captured: Cents, refunded: Cents): OrderPaymentState {
  const kept = captured - refunded
  if (kept >= total) return 'paid'
  if (kept > 0) return 'partly-paid'
  return refunded > 0 ? 'refunded' : 'unpaid'
}

/** The money of a placed order, from which dishes may have been taken out. */
export interface OrderMoney {
  readonly total: Cents
  /** The sum that its diners need not pay for these dishes. */
  readonly voided: Cents
  /** The part of it that had come in and goes back, asked for or gone. */
  readonly voidedBack: Cents
  readonly paid: Cents
  /** The sum that has gone back, for whatever reason. */
  readonly refunded: Cents
}

/**
 * The sum still to be collected: nobody pays for a dish that was taken out, and the money that goes back for one is not
 * kept.
 */
export function toOwed({ total, voided, voidedBack, paid }: Omit<OrderMoney, 'refunded'>): Cents {
  return cents(Math.max(0, total - voided - (paid - voidedBack)))
}

/** The payment state of a placed order. What goes back for a dish counts as gone as soon as it is asked for. */
export function toOrderPayment({ total, voided, voidedBack, paid, refunded }: OrderMoney): OrderPaymentState {
  // Every dish was given back after it had been handed over.
  if (voidedBack > 0 && voided === total) return 'refunded'
  return toPaymentState(
    cents(total - voided),
    cents(paid - voidedBack),
    // A dish that went back does not make a refunded order: the other dishes are owed for.
    cents(Math.max(0, refunded - voidedBack)),
  )
}
