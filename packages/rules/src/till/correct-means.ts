import type { DeliveryPayment } from '../payment/payment-choice.ts'
import { allowed, refuse, type Verdict } from '../verdict.ts'

/** Money that came in for something. */
interface TakenMoney {
  /** How a person noted it; null where a provider said itself that it came. */
  readonly means: DeliveryPayment | null
  /** A part of it has gone back, or is on its way: then both boxes were counted by what was noted. */
  readonly hasGoneBack: boolean
}

/** Whether it may be noted otherwise than it was: a slip of a hand, never what a bank has confirmed (DAY-207). */
export function checkCorrection(
  { means, hasGoneBack }: TakenMoney,
  by: DeliveryPayment,
): Verdict<'means-confirmed' | 'already-there' | 'illegal-move'> {
  if (means === null) return refuse('means-confirmed')
  if (means === by) return refuse('already-there')
  return hasGoneBack ? refuse('illegal-move') : allowed
}
