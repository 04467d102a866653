import { dictionaryOf } from '@comanda/i18n/dictionary-of'
import { formatDay } from '@comanda/i18n/format-day'
import { findFitting } from '@comanda/rules/booking/wait'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Store } from '@comanda/rules/venue/store'
import type { Tx } from '../database/database.ts'
import { postMail } from '../mail/post-mail.ts'
import { postSms } from '../outbox/post-sms.ts'
import type { StoredBooking } from './booking.repository.ts'
import { openBook } from './open-book.ts'
import { listWaiting, markTold } from './wait.repository.ts'

interface FreedPlace {
  readonly store: Store
  readonly now: Instant
  readonly origin: string
}

/** Seats of a booking got free: the first who waits for that sitting and fits is told, by mail or else by SMS. */
export async function tellWaiting(
  tx: Tx,
  { siteId, sittingId, date }: StoredBooking,
  { store, now, origin }: FreedPlace,
): Promise<void> {
  const waiting = await listWaiting(tx, siteId, { sittingId, date })
  if (waiting.length === 0) return
  const book = await openBook(tx, { siteId, store, now, from: date, to: date })
  const first = findFitting(book, { sittingId, date }, waiting)
  if (first === undefined) return
  await markTold(tx, first, now)
  const words = dictionaryOf(first.language).booking
  const news = words.waitText(store.name, formatDay(date, first.language, 'said'), first.party)
  const link = `${origin}/booking`
  const key = `booking-wait:${first.id}:${now}`
  if (first.email === '') {
    await postSms(tx, { siteId, key, recipient: first.phone, body: `${news} ${link}` })
    return
  }
  const { name, email: recipient, language, party } = first
  const facts = { name, store: store.name, date, party, link }
  await postMail(tx, 'table-free', { siteId, key, recipient, language, facts })
}
