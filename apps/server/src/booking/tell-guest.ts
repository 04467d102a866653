import { dictionaryOf } from '@comanda/i18n/dictionary-of'
import { formatDay } from '@comanda/i18n/format-day'
import { formatPrice } from '@comanda/i18n/format-price'
import type { Cents } from '@comanda/rules/money/cents'
import type { Instant } from '@comanda/rules/time/calendar'
import { formatMinute } from '@comanda/rules/time/minute'
import type { Store } from '@comanda/rules/venue/store'
import type { Tx } from '../database/database.ts'
import { postMail } from '../outbox/post-mail.ts'
import type { StoredBooking } from './booking.repository.ts'

interface GuestNews {
  readonly store: Store
  readonly news: 'changed' | 'cancelled'
  /** What was asked to go back. */
  readonly back: Cents
  readonly now: Instant
}

/** Says to the guest that the booking changed or is cancelled, and what that does to the deposit. */
export async function tellGuest(tx: Tx, booking: StoredBooking, { store, news, back, now }: GuestNews): Promise<void> {
  const { siteId, id, language, guest, reference, deposit } = booking
  const words = dictionaryOf(language).booking
  const price = (amount: Cents) => formatPrice(amount, language)
  const isKept = news === 'cancelled' && deposit > 0 && back === 0
  const lines = [
    words.summary(formatDay(booking.date, language, 'full'), booking.party, formatMinute(booking.at)),
    words.mailReference(reference),
    ...(back > 0 ? [words.refundAsked(price(back))] : []),
    ...(isKept ? [words.depositKept(price(deposit))] : []),
  ]
  await postMail(tx, {
    siteId,
    key: `booking-guest-${news}:${id}:${now}`,
    recipient: guest.email,
    subject: news === 'changed' ? words.mailChanged(store.name) : words.mailCancelled(store.name),
    body: [words.mailHello(guest.firstName), lines.join('\n'), store.name].join('\n\n'),
  })
}
