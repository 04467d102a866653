import type { CartLine, OrderSetup } from '../cart/cart.ts'
import type { Contact } from '../customer/contact.ts'
import type { CartId, CustomerId, OrderId, StoreId } from '../ids.ts'
import type { Cents } from '../money/cents.ts'
import type { PricePart, VatPart } from '../pricing/price-part.ts'
import type { Instant } from '../time/calendar.ts'

/** The statuses with a label in CHECKOUT-011, and the other ways an order can end. */
export const orderStatuses = ['on-hold', 'preparing', 'bagging', 'ready', 'picked-up', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const orderPaymentStates = ['unpaid', 'partly-paid', 'paid', 'refunded'] as const
export type OrderPaymentState = (typeof orderPaymentStates)[number]

/** The sale: the cart frozen at one version, with the prices the dishes were sold at. */
export interface Order {
  readonly id: OrderId
  readonly number: number
  readonly cartId: CartId
  readonly cartVersion: number
  readonly storeId: StoreId
  readonly customerId: CustomerId | null
  readonly contact: Contact
  readonly setup: OrderSetup
  readonly lines: readonly OrderLine[]
  readonly parts: readonly PricePart[]
  readonly vat: readonly VatPart[]
  readonly total: Cents
  readonly status: OrderStatus
  readonly paymentState: OrderPaymentState
  readonly placedAt: Instant
}

export interface OrderLine extends CartLine {
  readonly name: string
  readonly total: Cents
  readonly parts: readonly PricePart[]
}
