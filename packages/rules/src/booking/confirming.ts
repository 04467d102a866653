import type { Cents } from '../money/cents.ts'
import type { Instant } from '../time/calendar.ts'
import { addSeconds } from '../time/store-moment.ts'

/** The last step: asking the venue, and what it answered. */
export type Confirming =
  | { readonly state: 'ready' }
  | { readonly state: 'confirming' }
  | { readonly state: 'refused'; readonly message: string; readonly until: Instant }
  | { readonly state: 'done' }

/** How long an error stands before the guest may try again (BOOKING-020). */
export const bookingErrorSeconds = 3

/** A second tap while the first is under way, or after it succeeded, does nothing. */
export function startConfirming(confirming: Confirming): Confirming {
  return confirming.state === 'ready' ? { state: 'confirming' } : confirming
}

export type BookingAnswer = { readonly status: 'OK' } | { readonly status: 'ERROR'; readonly message: string }

/** Done once and for all, or the venue's own words for a while (BOOKING-019, BOOKING-021). */
export function settleConfirming(answer: BookingAnswer, now: Instant): Confirming {
  if (answer.status === 'OK') return { state: 'done' }
  return { state: 'refused', message: answer.message, until: addSeconds(now, bookingErrorSeconds) }
}

/** The error goes by itself and the button comes back. */
export function passTime(confirming: Confirming, now: Instant): Confirming {
  return confirming.state === 'refused' && now >= confirming.until ? { state: 'ready' } : confirming
}

export function showsConfirm(confirming: Confirming): boolean {
  return confirming.state === 'ready'
}

/** Wire flag of a booking made: 0, then 1 (BOOKING-019). */
export function toDoneFlag(confirming: Confirming): 0 | 1 {
  return confirming.state === 'done' ? 1 : 0
}

/** The details end with the booking button, or with the payment of a deposit where there is one (BOOKING-013). */
export function chooseEnding(deposit: Cents): 'book' | 'pay-deposit' {
  return deposit > 0 ? 'pay-deposit' : 'book'
}
