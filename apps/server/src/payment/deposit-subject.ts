import type { ConfirmationOutcome, ConfirmBooking } from '../booking/confirm-booking.ts'
import type { Giving, PaidSubject } from './paid-subject.ts'

const givings: Readonly<Record<ConfirmationOutcome, Giving>> = {
  confirmed: 'given',
  'already-confirmed': 'already-paid',
  lost: 'gone',
}

/** A booking's deposit: its seats are held by the booking itself, and run out by themselves. */
export function createDepositSubject(confirm: ConfirmBooking): PaidSubject {
  return {
    hold: async () => null,
    lock: async () => {},
    async give(tx, { siteId, bookingId, resume }, now) {
      if (bookingId === null) return 'gone'
      return givings[await confirm(tx, { siteId, bookingId, now, origin: resume.origin })]
    },
    release: async () => {},
  }
}
