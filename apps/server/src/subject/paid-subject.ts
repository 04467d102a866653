import type { Refusal } from '@comanda/contract/refusals'
import type { AttemptId, BookingId, CartId, OrderId, ShareId, SiteId } from '@comanda/rules/ids'
import type { Cents } from '@comanda/rules/money/cents'
import type { Sale } from '@comanda/rules/order/sale'
import type { AttemptSubject } from '@comanda/rules/payment/attempt'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Tx } from '../database/database.ts'

/** The facts of an attempt that a subject needs; the rest belongs to the payment slice. */
export interface PayingAttempt {
  readonly siteId: SiteId
  readonly id: AttemptId
  readonly amount: Cents
  readonly cartId: CartId | null
  readonly cartVersion: number | null
  readonly sale: Sale | null
  readonly bookingId: BookingId | null
  readonly billShareId: ShareId | null
  /** The order that its money made, or that it is for. */
  readonly orderId: OrderId | null
  /** The site's address that the diner uses. */
  readonly resume: { readonly origin: string }
}

/** An attempt that may not be stored yet. */
export type PaidFor = Omit<PayingAttempt, 'id'>

/** Given: it belongs to the diner now, and a cart has become this order. The other two refund the money. */
export type Giving = 'given' | { readonly orderId: OrderId } | 'already-paid' | 'gone'

/**
 * The things that money can be for. Each kind says how it is held, given and released; settling knows nothing else of
 * it.
 */
export interface PaidSubject {
  /** Called before money is asked for; refuses when it is no longer what the attempt was made for. */
  hold(tx: Tx, attempt: PayingAttempt, now: Instant): Promise<Refusal | null>
  /** Locks it for the transaction, always before the attempt itself. */
  lock(tx: Tx, attempt: PaidFor): Promise<void>
  /** The money is collected: the order is placed, the booking confirmed. */
  give(tx: Tx, attempt: PayingAttempt, now: Instant): Promise<Giving>
  /** No money will come from this attempt: the diner may try again, or go on choosing. */
  release(tx: Tx, attempt: PayingAttempt, now: Instant): Promise<void>
  /** Money has gone back: whoever paid hears of it. */
  tellRefund(tx: Tx, attempt: PayingAttempt, refund: ToldRefund): Promise<void>
  /** The bank gave nothing back: a board that shows the money shows that. */
  readonly hearRefusedRefund?: (tx: Tx, attempt: PayingAttempt) => Promise<void>
}

export interface ToldRefund {
  readonly amount: Cents
  /** Tells one refund of an attempt from the next. */
  readonly key: string
}

export type PaidSubjects = Readonly<Record<AttemptSubject['kind'], PaidSubject>>

export function getSubject(subjects: PaidSubjects, attempt: PaidFor): PaidSubject {
  if (attempt.billShareId !== null) return subjects.share
  if (attempt.bookingId !== null) return subjects.booking
  return attempt.cartId === null ? subjects.order : subjects.cart
}
