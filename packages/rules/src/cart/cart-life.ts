import { modeRules } from '../modes/mode-rules.ts'
import type { OrderingMode } from '../modes/ordering-mode.ts'
import { zero } from '../money/cents.ts'
import type { IsoDate } from '../time/calendar.ts'
import type { PayTime } from '../venue/pay-time.ts'
import { allowed, refuse, type Verdict } from '../verdict.ts'
import type { Website } from '../website/website.ts'
import type { Cart } from './cart.ts'

export const cartSteps = ['none', 'payment', 'complete'] as const
export type CartStep = (typeof cartSteps)[number]

export interface LoadQuestion {
  /** The cart that the server found; null when it knows no such cart. */
  readonly cart: Pick<Cart, 'setup'> | null
  /** The mode the visitor was in. */
  readonly mode: OrderingMode | null
  readonly offered: readonly OrderingMode[]
  readonly today: IsoDate
}

export type LoadDecision = { readonly kind: 'keep' } | { readonly kind: 'reset'; readonly mode: OrderingMode | null }

/** Decides whether a remembered cart is kept. If not, mode and store are reset; a digital menu stays where offered. */
export function decideOnLoad({ cart, mode, offered, today }: LoadQuestion): LoadDecision {
  if (cart !== null && offered.includes(cart.setup.mode) && !isPast(cart.setup, today)) return { kind: 'keep' }
  return { kind: 'reset', mode: mode === 'digital-card' && offered.includes(mode) ? mode : null }
}

/** Only a day that the diner chose can be past (OPEN-054): a table that stays past midnight keeps its bill. */
function isPast({ mode, date }: Cart['setup'], today: IsoDate): boolean {
  return modeRules[mode].checksHours && date !== null && date < today
}

/** At some venues the staff opens every table (SITE-026). */
export function checkTableOpened(
  site: Pick<Website, 'tablesOpenedByStaff'>,
  hasOpenCart: boolean,
): Verdict<'table-not-opened'> {
  return site.tablesOpenedByStaff && !hasOpenCart ? refuse('table-not-opened') : allowed
}

/** A table that pays at the end goes on ordering; everyone else begins a new cart after the last page (CART-023). */
export function clearsAfterComplete(mode: OrderingMode | null, payTime: PayTime): boolean {
  return !(mode === 'table' && payTime === 'end')
}

/** The payment page can be entered only at the payment step (SHELL-021). */
export function canEnterPayment(step: CartStep): boolean {
  return step === 'payment'
}

/** A cart that starts over keeps its identity and nothing else. */
export function emptyCart(cart: Cart): Cart {
  return {
    ...cart,
    lines: [],
    customerId: null,
    contact: null,
    notes: '',
    couponCode: null,
    receiptCode: null,
    tip: zero,
    buffetBlocked: false,
  }
}
