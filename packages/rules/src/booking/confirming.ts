import type { Cents } from '../money/cents.ts'

/** How long an error is shown before the guest may try again (BOOKING-020). */
export const bookingErrorSeconds = 3

/** The details page ends with the booking button, or with the payment where a deposit is asked (BOOKING-013). */
export function chooseEnding(deposit: Cents): 'book' | 'pay-deposit' {
  return deposit > 0 ? 'pay-deposit' : 'book'
}
