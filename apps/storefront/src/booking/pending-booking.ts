import type { BookingWish } from '@comanda/contract/entities/booking'

/** What was being booked when the browser went to the bank (BOOKING-031). */
export interface PendingBooking {
  readonly attempt: string
  readonly wish: BookingWish
  readonly zone: string
}

const name = 'pending-booking'

export function keepPending(pending: PendingBooking): void {
  localStorage.setItem(name, JSON.stringify(pending))
}

/** Only the booking of this attempt: another tab may have begun another. */
export function readPending(attempt: string): PendingBooking | null {
  try {
    const kept = JSON.parse(localStorage.getItem(name) ?? 'null') as PendingBooking | null
    return kept?.attempt === attempt ? kept : null
  } catch {
    return null
  }
}

export function dropPending(): void {
  localStorage.removeItem(name)
}

/** Whether the bank's page was already opened for this attempt: nobody is sent there twice without asking. */
export function markSent(attempt: string): boolean {
  const key = `sent-to-bank:${attempt}`
  const wasSent = sessionStorage.getItem(key) !== null
  sessionStorage.setItem(key, '1')
  return wasSent
}
