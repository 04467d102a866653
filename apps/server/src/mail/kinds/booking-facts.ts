import type { Guest } from '@comanda/rules/booking/booking'
import type { CallOffReason } from '@comanda/rules/booking/call-off'
import type { BookingId } from '@comanda/rules/ids'
import type { Cents } from '@comanda/rules/money/cents'
import type { Instant, IsoDate, Minute } from '@comanda/rules/time/calendar'
import type { Store } from '@comanda/rules/venue/store'

/** The facts of a booking that its guest is told. */
export interface BookingFacts {
  readonly id: BookingId
  readonly reference: string
  readonly guest: Guest
  readonly store: Pick<Store, 'name' | 'address' | 'phone' | 'timeZone'>
  readonly date: IsoDate
  readonly at: Minute
  /** After midnight the calendar shows the day after `date`, which is the day of the evening. */
  readonly startsAt: Instant
  readonly party: number
  readonly zone: string
  readonly deposit: Cents
  /** The part of it that was asked to go back. */
  readonly back: Cents
  /** Opens this booking to whoever holds it; empty where nothing is left to be done. */
  readonly link: string
  readonly now: Instant
}

/** The facts of a booking that the venue itself cancelled. */
export interface CalledOffFacts extends BookingFacts {
  readonly reason: CallOffReason
  /** The part of the deposit that the venue keeps. */
  readonly kept: Cents
}

/** The facts that a venue is told. */
export interface VenueFacts extends Omit<BookingFacts, 'link' | 'now' | 'back' | 'startsAt'> {
  readonly news: 'made' | 'changed' | 'cancelled'
  readonly notes: string
}
