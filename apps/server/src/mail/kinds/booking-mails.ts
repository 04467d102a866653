import { formatDay } from '@comanda/i18n/format-day'
import { toCalendarFile } from '@comanda/rules/booking/to-calendar-file'
import { formatMinute } from '@comanda/rules/time/minute'
import { toInstant } from '@comanda/rules/time/store-moment'
import type { Attachment } from '../../database/schema/attachment.ts'
import type { MailKind, MailSpeech } from '../mail-kind.ts'
import { type MailPart, toFacts } from '../mail-part.ts'
import type { BookingFacts } from './booking-facts.ts'
import { writeAddress } from './write-address.ts'

export const bookingConfirmed: MailKind<BookingFacts> = {
  subject: ({ store }, { words }) => words.booking.subject(store.name),
  title: (_facts, { words }) => words.booking.title,
  parts: (facts, speech) => [
    hello(facts, speech),
    summary(facts, speech),
    details(facts, speech),
    ...way(facts, speech),
  ],
  attachments: toCalendar,
}

export const bookingChanged: MailKind<BookingFacts> = {
  ...bookingConfirmed,
  subject: ({ store }, { words }) => words.booking.changedSubject(store.name),
  title: (_facts, { words }) => words.booking.changedTitle,
}

export const bookingReminder: MailKind<BookingFacts> = {
  subject: ({ store }, { words }) => words.booking.reminderSubject(store.name),
  title: (_facts, { words }) => words.booking.reminderTitle,
  parts: bookingConfirmed.parts,
}

export const bookingCancelled: MailKind<BookingFacts> = {
  subject: ({ store }, { words }) => words.booking.cancelledSubject(store.name),
  title: (_facts, { words }) => words.booking.cancelledTitle,
  parts: (facts, speech) => {
    const { words, price } = speech
    const stays = words.booking.depositStays(price(facts.deposit))
    return [
      hello(facts, speech),
      { kind: 'text', text: words.booking.cancelledText },
      details(facts, speech),
      ...(facts.deposit > 0 ? [{ kind: 'note', text: stays } as const] : []),
    ]
  },
}

function hello({ guest }: BookingFacts, { words }: MailSpeech): MailPart {
  return { kind: 'text', text: words.hello(guest.firstName) }
}

function summary({ date, party, at }: BookingFacts, { language, screens }: MailSpeech): MailPart {
  return { kind: 'text', text: screens.booking.summary(formatDay(date, language, 'full'), party, formatMinute(at)) }
}

function details({ store, date, at, party, zone, deposit }: BookingFacts, speech: MailSpeech): MailPart {
  const { words, language, price } = speech
  return toFacts([
    [words.date, formatDay(date, language, 'spoken')],
    [words.hour, formatMinute(at)],
    [words.booking.party, String(party)],
    [words.booking.zone, zone],
    [words.store, store.name],
    [words.address, writeAddress(store.address)],
    [words.phone, store.phone],
    [words.booking.deposit, deposit > 0 ? price(deposit) : ''],
  ])
}

function way({ link }: BookingFacts, { words }: MailSpeech): MailPart[] {
  if (link === '') return []
  return [
    { kind: 'button', label: words.booking.see, href: link },
    { kind: 'note', text: words.booking.cancel },
  ]
}

function toCalendar(facts: BookingFacts, { words, screens }: MailSpeech): Attachment[] {
  const { id, store, date, at, party, zone, now } = facts
  const text = toCalendarFile({
    id,
    title: screens.booking.eventTitle(store.name, party),
    place: `${store.name}, ${writeAddress(store.address)}`,
    text: [zone, store.phone].filter(Boolean).join('\n'),
    from: toInstant(date, at, store.timeZone),
    now,
  })
  return [{ kind: 'calendar', name: `${words.booking.file}.ics`, text }]
}
