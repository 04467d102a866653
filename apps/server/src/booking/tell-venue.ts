import type { Store } from '@comanda/rules/venue/store'
import type { Tx } from '../database/database.ts'
import type { VenueFacts } from '../mail/kinds/booking-facts.ts'
import type { MailLook } from '../mail/mail-look.repository.ts'
import { postMail } from '../mail/post-mail.ts'
import type { StoredBooking } from './booking.repository.ts'
import { findZone } from './to-booking-facts.ts'

interface VenueNews {
  readonly store: Store
  readonly news: VenueFacts['news']
  /** Tells one change of a booking from the next. */
  readonly round?: number
  readonly look?: MailLook
}

/** The facts that the venue has to know: who comes, when, how many, and what they wrote. */
export async function tellVenue(
  tx: Tx,
  booking: StoredBooking,
  { store, news, round, look }: VenueNews,
): Promise<void> {
  const { siteId, id, guest, notes, party, deposit, reference, date, at } = booking
  if (store.email === '') return
  const zone = findZone(store, booking)
  await postMail(tx, 'venue-news', {
    siteId,
    key: `booking-${news}:${id}${round === undefined ? '' : `:${round}`}`,
    recipient: store.email,
    language: 'es',
    facts: { id, reference, news, guest, store, date, at, party, zone, deposit, notes },
    ...(guest.email === '' ? {} : { replyTo: guest.email }),
    ...(look !== undefined && { look }),
  })
}
