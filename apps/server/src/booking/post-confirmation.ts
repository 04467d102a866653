import { randomBytes } from 'node:crypto'
import { dictionaryOf } from '@comanda/i18n/dictionary-of'
import { formatDay } from '@comanda/i18n/format-day'
import { formatPrice } from '@comanda/i18n/format-price'
import { formatMinute } from '@comanda/rules/time/minute'
import type { Store } from '@comanda/rules/venue/store'
import type { Tx } from '../database/database.ts'
import { postMail } from '../outbox/post-mail.ts'
import { hashToken } from '../session/sessions.ts'
import { type StoredBooking, saveCancelKey } from './booking.repository.ts'

interface MailPlace {
  readonly store: Store
  readonly origin: string
}

/** Tells the guest and the venue, in the transaction that confirms. Only a hash of the link's key is stored. */
export async function postConfirmation(tx: Tx, booking: StoredBooking, { store, origin }: MailPlace): Promise<void> {
  const { siteId, id, language, guest } = booking
  const key = randomBytes(24).toString('base64url')
  await saveCancelKey(tx, booking, hashToken(key))
  const words = dictionaryOf(language).booking
  const zone = findZone(store, booking)
  // Behind the hash sign the key reaches no server log and no other site.
  const link = `${origin}/booking/complete#${id}.${key}`
  const body = [
    words.mailHello(guest.firstName),
    [
      words.summary(formatDay(booking.date, language, 'full'), booking.party, formatMinute(booking.at)),
      ...(zone === '' ? [] : [words.mailZone(zone)]),
      ...(booking.deposit > 0 ? [words.mailDeposit(formatPrice(booking.deposit, language))] : []),
    ].join('\n'),
    [store.name, `${store.address.street}, ${store.address.postalCode} ${store.address.city}`, store.phone].join('\n'),
    `${words.mailCancel}\n${link}`,
  ].join('\n\n')
  await postMail(tx, {
    siteId,
    key: `booking:${id}`,
    recipient: guest.email,
    subject: words.mailSubject(store.name),
    body,
  })
  await tellVenue(tx, booking, store, 'venueSubject')
}

/** What the venue needs to know: who comes, when, how many, and their notes. */
export async function tellVenue(
  tx: Tx,
  booking: StoredBooking,
  store: Store,
  news: 'venueSubject' | 'venueCancelled',
): Promise<void> {
  const { siteId, id, guest, notes, party, deposit } = booking
  if (store.email === '') return
  const words = dictionaryOf('es').booking
  const lines = [
    `${guest.firstName} ${guest.lastName}`,
    guest.phone,
    guest.email,
    findZone(store, booking),
    ...(deposit > 0 ? [words.mailDeposit(formatPrice(deposit, 'es'))] : []),
    notes,
  ]
  await postMail(tx, {
    siteId,
    key: `booking-${news === 'venueSubject' ? 'made' : 'cancelled'}:${id}`,
    recipient: store.email,
    subject: words[news](formatDay(booking.date, 'es', 'full'), formatMinute(booking.at), party),
    body: lines.filter((line) => line !== '').join('\n'),
  })
}

export function findZone(store: Store, { resourceId }: Pick<StoredBooking, 'resourceId'>): string {
  return store.resources.find(({ id }) => id === resourceId)?.name ?? ''
}
