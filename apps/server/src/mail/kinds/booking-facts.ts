import type { Guest } from '@comanda/rules/booking/booking'
import type { BookingId } from '@comanda/rules/ids'
import type { Cents } from '@comanda/rules/money/cents'
import type { Instant, IsoDate, Minute } from '@comanda/rules/time/calendar'
import type { Store } from '@comanda/rules/venue/store'

/** What a guest is told of their booking. */
export interface BookingFacts {
  readonly id: BookingId
  readonly guest: Guest
  readonly store: Pick<Store, 'name' | 'address' | 'phone' | 'timeZone'>
  readonly date: IsoDate
  readonly at: Minute
  readonly party: number
  readonly zone: string
  readonly deposit: Cents
  /** Opens this booking to whoever holds it; empty where nothing is left to be done. */
  readonly link: string
  readonly now: Instant
}

/** What a venue is told. */
export interface VenueFacts extends Omit<BookingFacts, 'link' | 'now'> {
  readonly news: 'made' | 'changed' | 'cancelled'
  readonly notes: string
}
