import { dictionaryOf } from '@comanda/i18n/dictionary-of'
import { formatDay } from '@comanda/i18n/format-day'
import { formatPrice } from '@comanda/i18n/format-price'
import { formatMinute } from '@comanda/rules/time/minute'
import type { Store } from '@comanda/rules/venue/store'
import type { Tx } from '../database/database.ts'
import { postMail } from '../outbox/post-mail.ts'
import type { StoredBooking } from './booking.repository.ts'

const subjects = { made: 'venueSubject', changed: 'venueChanged', cancelled: 'venueCancelled' } as const

interface VenueNews {
  readonly store: Store
  readonly news: keyof typeof subjects
  /** Tells one change of a booking from the next. */
  readonly round?: number
}

/** What the venue has to know: who comes, when, how many, and what they wrote. */
export async function tellVenue(tx: Tx, booking: StoredBooking, { store, news, round }: VenueNews): Promise<void> {
  const { siteId, id, guest, notes, party, deposit, reference } = booking
  if (store.email === '') return
  const words = dictionaryOf('es').booking
  const lines = [
    words.mailReference(reference),
    `${guest.firstName} ${guest.lastName}`,
    guest.phone,
    guest.email,
    findZone(store, booking),
    ...(deposit > 0 ? [words.mailDeposit(formatPrice(deposit, 'es'))] : []),
    notes,
  ]
  await postMail(tx, {
    siteId,
    key: `booking-${news}:${id}${round === undefined ? '' : `:${round}`}`,
    recipient: store.email,
    subject: words[subjects[news]](formatDay(booking.date, 'es', 'full'), formatMinute(booking.at), party),
    body: lines.filter((line) => line !== '').join('\n'),
  })
}

export function findZone(store: Store, { resourceId }: Pick<StoredBooking, 'resourceId'>): string {
  return store.resources.find(({ id }) => id === resourceId)?.name ?? ''
}
