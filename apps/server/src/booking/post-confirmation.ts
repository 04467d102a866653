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
import { findZone, tellVenue } from './tell-venue.ts'

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
      words.mailReference(booking.reference),
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
  await tellVenue(tx, booking, { store, news: 'made' })
}
