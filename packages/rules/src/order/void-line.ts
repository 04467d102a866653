import { type Cents, cents, zero } from '../money/cents.ts'
import { isFinal } from '../moves.ts'
import type { PricePartKind } from '../pricing/price-part.ts'
import { allowed, refuse, type Verdict } from '../verdict.ts'
import type { OrderStatus } from './order.ts'
import { orderStatusMoves } from './order-moves.ts'

interface SoldLine {
  readonly total: Cents
  readonly parts: readonly { readonly kind: PricePartKind }[]
}

/**
 * The service charge is a line of an order too, but nobody cooks it: it goes down with the dishes it is charged on. One
 * that charges nothing has no parts, while even a free dish has its base.
 */
export function isSoldDish({ parts }: Pick<SoldLine, 'parts'>): boolean {
  return parts.some(({ kind }) => kind !== 'service-charge')
}

interface VoidedOrder {
  readonly status: OrderStatus
  /** How many of its dishes are still wanted, this one included. */
  readonly wanted: number
}

/** A dish may leave an order that is not over. The last one takes the order with it: that is a rejection. */
export function checkVoid({ status, wanted }: VoidedOrder): Verdict<'illegal-move'> {
  return isFinal(orderStatusMoves, status) || wanted <= 1 ? refuse('illegal-move') : allowed
}

interface PricedOrder {
  readonly lines: readonly SoldLine[]
  /** The parts that were added to the lines or taken off them. */
  readonly parts: readonly { readonly kind: PricePartKind; readonly amount: Cents }[]
}

/** The worth of a dish that is taken out to its diner. */
export interface VoidWorth {
  readonly money: Cents
  /** The points of an employee's receipt, where a point is worth a cent. */
  readonly points: number
}

/**
 * The real cost of a dish: its price with its share of the service charge, less its share of what was taken off the
 * whole order. What points paid of it goes back as points; a coupon is gone. Every share is rounded so that all dishes
 * together never give back more than was asked for them.
 */
export function priceVoid(dish: Pick<SoldLine, 'total'>, { lines, parts }: PricedOrder): VoidWorth {
  const goods = sum(lines.filter(isSoldDish).map(({ total }) => total))
  if (goods === 0) return { money: zero, points: 0 }
  const service = sum(lines.map(({ total }) => total)) - goods
  const off = parts.map(({ kind, amount }) => ({ kind, amount: Math.max(0, -amount) }))
  const takenOff = sum(off.map(({ amount }) => amount))
  const paidInPoints = sum(off.map(({ kind, amount }) => (kind === 'receipt' ? amount : 0)))
  const shareOf = (whole: number) => (whole * dish.total) / goods
  return {
    money: cents(Math.max(0, dish.total + Math.floor(shareOf(service)) - Math.ceil(shareOf(takenOff)))),
    points: Math.floor(shareOf(paidInPoints)),
  }
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, one) => all + one, 0)
}
