import type { AttemptId } from '../ids.ts'
import { type Cents, cents } from '../money/cents.ts'
import type { Fraction } from '../table/fraction.ts'
import type { OrderMoney } from './order-money.ts'

interface TakenDish {
  /** Its worth to its diner. */
  readonly amount: Cents
  /** Its own price, without its part of a service charge. */
  readonly price: Cents
  /** The guests who have paid for it, or for a part of it, and not for an amount. */
  readonly payers: readonly { readonly attemptId: AttemptId; readonly part: Fraction }[]
}

interface VoidRefund {
  readonly back: Cents
  readonly first: ReadonlyMap<AttemptId, Cents>
}

/**
 * The sum that goes back for a dish that is taken out of an order. Whoever paid for this dish gets their money, even
 * while another guest still owes theirs; of the rest only what came in beyond what the order costs now.
 */
export function refundVoid(order: OrderMoney, { amount, price, payers }: TakenDish): VoidRefund {
  const first = new Map<AttemptId, Cents>()
  for (const { attemptId, part } of payers) {
    const own = Math.floor((Math.min(amount, price) * part.parts) / part.of)
    first.set(attemptId, cents((first.get(attemptId) ?? 0) + own))
  }
  const kept = order.paid - Math.max(order.refunded, order.voidedBack)
  const own = Math.min(
    kept,
    [...first.values()].reduce((sum, one) => sum + one, 0),
  )
  const over = Math.max(0, kept - own - (order.total - order.voided - amount))
  return { back: cents(Math.min(amount, own + over)), first }
}
