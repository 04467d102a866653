import { formatDay } from '@comanda/i18n/format-day'
import { formatMinute } from '@comanda/rules/time/minute'
import type { MailKind, MailSpeech } from '../mail-kind.ts'
import { toFacts } from '../mail-part.ts'
import type { VenueFacts } from './booking-facts.ts'

/** The facts that the venue has to know: who comes, when, how many, and what they wrote. */
export const venueNews: MailKind<VenueFacts> = {
  subject: writeNews,
  title: writeNews,
  parts: ({ reference, guest, zone, store, deposit, notes }, { words, price }) => [
    toFacts([
      [words.booking.reference, reference],
      [words.name, `${guest.firstName} ${guest.lastName}`.trim()],
      [words.phone, guest.phone],
      [words.email, guest.email],
      [words.store, store.name],
      [words.booking.zone, zone],
      [words.booking.deposit, deposit > 0 ? price(deposit) : ''],
    ]),
    ...(notes === '' ? [] : [{ kind: 'quote', text: notes } as const]),
  ],
}

function writeNews({ news, date, at, party }: VenueFacts, { language, words: { booking } }: MailSpeech): string {
  const write = { made: booking.venue, changed: booking.venueChanged, cancelled: booking.venueCancelled }[news]
  return write(formatDay(date, language, 'full'), formatMinute(at), party)
}
