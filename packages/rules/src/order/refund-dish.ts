import { cents } from '../money/cents.ts'
import { allowed, refuse, type Verdict } from '../verdict.ts'
import type { OrderStatus } from './order.ts'
import type { VoidWorth } from './void-line.ts'

/** Why money of a dish that was handed over goes back. */
export const refundReasons = ['missing', 'wrong-dish', 'not-good', 'too-late', 'courtesy'] as const
export type RefundReason = (typeof refundReasons)[number]

interface DeliveredDish {
  readonly status: OrderStatus
  readonly quantity: number
  /** How many of them were taken out or given back before. */
  readonly unitsBack: number
}

/** Before it is handed over a dish is taken out; afterwards its money goes back, of one unit or of all (DAY-207). */
export function checkDishRefund(
  { status, quantity, unitsBack }: DeliveredDish,
  units: number,
): Verdict<'illegal-move' | 'quantity-not-allowed'> {
  if (status !== 'picked-up') return refuse('illegal-move')
  return units >= 1 && units <= quantity - unitsBack ? allowed : refuse('quantity-not-allowed')
}

/** The worth of so many units of a dish. However it is split, all units together are worth the dish to the cent. */
export function priceUnits(
  { money, points }: VoidWorth,
  { quantity, unitsBack }: Pick<DeliveredDish, 'quantity' | 'unitsBack'>,
  units: number,
): VoidWorth {
  const share = (whole: number) =>
    Math.floor((whole * (unitsBack + units)) / quantity) - Math.floor((whole * unitsBack) / quantity)
  return { money: cents(share(money)), points: share(points) }
}
