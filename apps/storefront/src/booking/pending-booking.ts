import type { DepositWay } from '@comanda/contract/deposit-calls'
import type { BookingWish } from '@comanda/contract/entities/booking'
import type { BookingRequest } from '@comanda/rules/booking/check-booking'
import type { StoreId } from '@comanda/rules/ids'
import type { Cents } from '@comanda/rules/money/cents'
import type { Instant } from '@comanda/rules/time/calendar'
import { deviceStorage, tabStorage } from '@comanda/screen/storage'
import type { GuestForm } from './guest-form.ts'

/** The form in which a card is asked for on our own page, where the provider has a field for it. */
export interface DepositToPay {
  readonly way: DepositWay
  readonly storeId: StoreId
  readonly merchantOrder: string
  readonly shown: Cents
}

/** A new booking that was being made when the browser went to the bank, with all that was typed (BOOKING-031). */
export interface PendingBooking {
  readonly kind: 'booking'
  readonly attempt: string
  /** Null once the provider was asked. */
  readonly toPay: DepositToPay | null
  readonly wish: BookingWish
  readonly zone: string
  readonly form: GuestForm
  readonly heldUntil: Instant
}

/** A change of a booking that has to be paid first; where the booking is found again, and what it is to become. */
export interface PendingChange {
  readonly kind: 'change'
  readonly attempt: string
  readonly toPay: DepositToPay | null
  readonly id: string
  readonly secret: string | null
  readonly wish: BookingRequest
}

export type PendingCard = (PendingBooking | PendingChange) & { readonly toPay: DepositToPay }

export function asksForCard(pending: PendingBooking | PendingChange | null): pending is PendingCard {
  return pending?.toPay != null
}

const name = 'pending-booking'

export function keepPending(pending: PendingBooking | PendingChange): void {
  deviceStorage.keepValue(name, pending)
}

/** Only the one this attempt was for: another tab may have begun another. */
export function readPending(attempt: string): PendingBooking | PendingChange | null {
  const kept = deviceStorage.readValue(name) as PendingBooking | PendingChange | null
  return kept?.attempt === attempt ? kept : null
}

export function dropPending(): void {
  deviceStorage.forget(name)
}

/**
 * Whether the bank's page may have been opened before for this attempt: nobody is sent there twice without asking. A
 * browser that keeps nothing cannot tell.
 */
export function markSent(attempt: string): boolean {
  const key = `sent-to-bank:${attempt}`
  const wasSent = tabStorage.read(key) !== null
  return !tabStorage.keep(key, '1') || wasSent
}
