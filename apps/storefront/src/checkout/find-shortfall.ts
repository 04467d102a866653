import { type Cents, sumCents, zero } from '@comanda/rules/money/cents'
import { checkMinimumOrder } from '@comanda/rules/venue/delivery-area'
import type { Checkout } from './read-checkout.ts'

/** The minimum that the order does not reach; null when it can be placed (CART-042, OPEN-059). */
export function findShortfall({ told, minimum }: Pick<Checkout, 'told' | 'minimum'>): Cents | null {
  if (minimum === null) return null
  const ordered = sumCents(told.lines.map(({ shown }) => shown.finalTotal ?? shown.total ?? zero))
  return checkMinimumOrder(told.cart.setup.mode, ordered, minimum).allowed ? null : minimum
}
