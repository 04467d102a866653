import { randomBytes } from 'node:crypto'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Store } from '@comanda/rules/venue/store'
import type { Tx } from '../database/database.ts'
import { hashToken } from '../session/sessions.ts'
import { type StoredBooking, saveCancelKey } from './booking.repository.ts'
import { remindGuest } from './remind-guest.ts'
import { tellGuest } from './tell-guest.ts'
import { tellVenue } from './tell-venue.ts'

interface MailPlace {
  readonly store: Store
  readonly origin: string
  readonly now: Instant
}

/** Tells the guest and the venue, in the transaction that confirms. Only a hash of the link's key is stored. */
export async function postConfirmation(tx: Tx, booking: StoredBooking, place: MailPlace): Promise<void> {
  const { store, origin, now } = place
  const { id } = booking
  const key = randomBytes(24).toString('base64url')
  await saveCancelKey(tx, booking, hashToken(key))
  // Behind the hash sign the key reaches no server log and no other site.
  const news = { store, now, link: `${origin}/booking/complete#${id}.${key}` }
  await tellGuest(tx, booking, { ...news, kind: 'booking-confirmed', key: `booking:${id}` })
  await remindGuest(tx, booking, news)
  await tellVenue(tx, booking, { store, news: 'made' })
}
