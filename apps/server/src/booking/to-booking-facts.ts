import type { Sitting } from '@comanda/rules/booking/booking'
import { toBookingStart } from '@comanda/rules/booking/booking-slots'
import { type Cents, zero } from '@comanda/rules/money/cents'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Store } from '@comanda/rules/venue/store'
import type { Reader } from '../database/database.ts'
import type { BookingFacts } from '../mail/kinds/booking-facts.ts'
import type { MailLook } from '../mail/mail-look.repository.ts'
import type { StoredBooking } from './booking.repository.ts'
import { findSitting } from './sitting.repository.ts'

export interface GuestNews {
  readonly store: Store
  readonly now: Instant
  /** Given where they were read already, for several mails. */
  readonly sitting?: Sitting | undefined
  readonly look?: MailLook
  /** The guest's private link, while it is known; only a hash of its key is stored. */
  readonly link?: string
  /** The sum that was asked to go back. */
  readonly back?: Cents
}

/** The facts in the mails to a guest. */
export async function toBookingFacts(db: Reader, booking: StoredBooking, news: GuestNews): Promise<BookingFacts> {
  const { store, now, link = '', back = zero } = news
  const { siteId, sittingId, id, guest, date, at, party, deposit, reference } = booking
  const sitting = news.sitting ?? (await findSitting(db, siteId, sittingId))
  const startsAt = toBookingStart(sitting, booking, store.timeZone)
  const zone = findZone(store, booking)
  return { id, reference, guest, store, date, at, startsAt, party, zone, deposit, back, link, now }
}

export function findZone(store: Store, { resourceId }: Pick<StoredBooking, 'resourceId'>): string {
  return store.resources.find(({ id }) => id === resourceId)?.name ?? ''
}
