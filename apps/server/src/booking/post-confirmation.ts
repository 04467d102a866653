import { randomBytes } from 'node:crypto'
import type { Sitting } from '@comanda/rules/booking/booking'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Store } from '@comanda/rules/venue/store'
import type { Tx } from '../database/database.ts'
import { getMailLook, type MailLook } from '../mail/mail-look.repository.ts'
import { hashToken } from '../session/sessions.ts'
import { type StoredBooking, saveCancelKey } from './booking.repository.ts'
import { remindGuest } from './remind-guest.ts'
import { findSitting } from './sitting.repository.ts'
import { tellGuest } from './tell-guest.ts'
import { tellVenue } from './tell-venue.ts'

interface MailPlace {
  readonly store: Store
  readonly origin: string
  readonly now: Instant
  /** Given where they were read already. */
  readonly sitting?: Sitting
  readonly look?: MailLook
}

export interface CancelKey {
  readonly key: string
  readonly hash: Uint8Array
}

/** Only the hash of the link's key is stored. */
export function makeCancelKey(): CancelKey {
  const key = randomBytes(24).toString('base64url')
  return { key, hash: hashToken(key) }
}

/** For a booking that was held before it is confirmed. */
export async function postConfirmation(tx: Tx, booking: StoredBooking, place: MailPlace): Promise<void> {
  const { key, hash } = makeCancelKey()
  await saveCancelKey(tx, booking, hash)
  await postMadeBooking(tx, booking, { ...place, key })
}

/** Tells the guest and the venue, in the transaction that confirms. */
export async function postMadeBooking(
  tx: Tx,
  booking: StoredBooking,
  { store, origin, now, key, ...read }: MailPlace & Pick<CancelKey, 'key'>,
): Promise<void> {
  const { siteId, sittingId, id } = booking
  const [sitting, look] = await Promise.all([
    read.sitting ?? findSitting(tx, siteId, sittingId),
    read.look ?? getMailLook(tx, siteId),
  ])
  // Behind the hash sign the key reaches no server log and no other site.
  const news = { store, now, sitting, look, link: `${origin}/booking/complete#${id}.${key}` }
  await tellGuest(tx, booking, { ...news, kind: 'booking-confirmed', key: `booking:${id}` })
  await remindGuest(tx, booking, news)
  await tellVenue(tx, booking, { store, look, news: 'made' })
}
