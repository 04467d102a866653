import type { Cents } from '../money/cents.ts'
import type { LocalText } from '../text/local-text.ts'

/** How a store takes bookings (SITE-040). */
export interface BookingSettings {
  readonly enabled: boolean
  readonly maxParty: number
  readonly maxPartyText: LocalText | null
  readonly deposit: DepositRule | null
  /** Until how many hours before a table its deposit comes back. */
  readonly freeHours: number
  /** How many days after today can be booked; null is the documents' own number (BOOKING-005). */
  readonly daysAhead: number | null
  readonly privacyUrl: string | null
  readonly dataProtectionUrl: string | null
}

/** One sum for all, or so much a head; smaller parties than `fromParty` pay nothing in advance. */
export interface DepositRule {
  readonly kind: 'by-total' | 'by-person'
  readonly amount: Cents
  readonly fromParty: number
}
