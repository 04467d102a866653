import type { Cart, CartLine } from '../cart/cart.ts'
import { choosePayTime } from '../venue/pay-time.ts'
import type { OrderingSettings } from '../venue/store.ts'
import { allowed, refuse, type Verdict } from '../verdict.ts'

/** No room of guests orders more at once, so a waiter should hear of it first (a photographed code, faults 36). */
export const mostDishesPerRound = 100

export type SendingRefusal =
  | 'cart-not-open'
  | 'mode-not-offered'
  | 'payment-required'
  | 'nothing-to-send'
  | 'round-too-large'

/** Whether a table may send its dishes to the kitchen without paying; only where it pays at the end (OPEN-066). */
export function checkSending(
  cart: Pick<Cart, 'lines' | 'state' | 'setup'>,
  ordering: Pick<OrderingSettings, 'payWhenOrdering'>,
): Verdict<SendingRefusal> {
  if (cart.setup.mode !== 'table') return refuse('mode-not-offered')
  if (cart.state !== 'open') return refuse('cart-not-open')
  if (choosePayTime(cart.setup.mode, ordering) === 'now') return refuse('payment-required')
  const dishes = countUnsent(cart.lines)
  if (dishes === 0) return refuse('nothing-to-send')
  return dishes > mostDishesPerRound ? refuse('round-too-large') : allowed
}

/** A line that was not sent to the kitchen can still be removed (CART-004). */
function isUnsent(line: Pick<CartLine, 'deletable'>): boolean {
  return line.deletable
}

export function listUnsent<Line extends Pick<CartLine, 'deletable'>>(lines: readonly Line[]): Line[] {
  return lines.filter(isUnsent)
}

export function listSent<Line extends Pick<CartLine, 'deletable'>>(lines: readonly Line[]): Line[] {
  return lines.filter((line) => !isUnsent(line))
}

export function countUnsent(lines: readonly CartLine[]): number {
  return listUnsent(lines).reduce((sum, { quantity }) => sum + quantity, 0)
}

/** Marks all lines as sent; lines that were sent before stay the same objects. */
export function sendLines(lines: readonly CartLine[]): CartLine[] {
  return lines.map((line) => (isUnsent(line) ? { ...line, deletable: false } : line))
}
