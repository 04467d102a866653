import { formatDay } from '@comanda/i18n/format-day'
import { toCalendarFile } from '@comanda/rules/booking/to-calendar-file'
import { formatMinute } from '@comanda/rules/time/minute'
import { toStoreMoment } from '@comanda/rules/time/store-moment'
import type { Attachment } from '../../database/schema/attachment.ts'
import type { MailKind, MailSpeech } from '../mail-kind.ts'
import { type MailPart, toFacts } from '../mail-part.ts'
import type { BookingFacts, CalledOffFacts } from './booking-facts.ts'
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
  parts: (facts, speech) => [
    hello(facts, speech),
    summary(facts, speech),
    details(facts, speech),
    ...money(facts, speech),
    ...way(facts, speech),
  ],
}

export const bookingReminder: MailKind<BookingFacts> = {
  subject: ({ store }, { words }) => words.booking.reminderSubject(store.name),
  title: (_facts, { words }) => words.booking.reminderTitle,
  parts: bookingConfirmed.parts,
}

export const bookingCancelled: MailKind<BookingFacts> = {
  subject: ({ store }, { words }) => words.booking.cancelledSubject(store.name),
  title: (_facts, { words }) => words.booking.cancelledTitle,
  parts: (facts, speech) => [
    hello(facts, speech),
    { kind: 'text', text: speech.words.booking.cancelledText },
    details(facts, speech),
    ...(facts.back > 0 || facts.deposit === 0 ? money(facts, speech) : [kept(facts, speech)]),
  ],
}

export const bookingCalledOff: MailKind<CalledOffFacts> = {
  subject: ({ store }, { words }) => words.booking.calledOffSubject(store.name),
  title: (_facts, { words }) => words.booking.calledOffTitle,
  parts: (facts, speech) => [
    hello(facts, speech),
    { kind: 'text', text: `${speech.screens.booking.calledOff}.` },
    { kind: 'text', text: speech.screens.booking.callOffReasons[facts.reason] },
    details(facts, speech),
    ...money(facts, speech),
    ...stays(facts, speech),
    ...phone(facts, speech),
  ],
}

/** Asked for, not yet done: the refund itself is told when it is. */
function money({ back }: BookingFacts, { screens, price }: MailSpeech): MailPart[] {
  return back > 0 ? [{ kind: 'note', text: screens.booking.refundAsked(price(back)) }] : []
}

function kept({ deposit }: BookingFacts, { screens, price }: MailSpeech): MailPart {
  return { kind: 'note', text: screens.booking.depositKept(price(deposit)) }
}

function stays({ kept }: CalledOffFacts, { screens, price }: MailSpeech): MailPart[] {
  return kept > 0 ? [{ kind: 'note', text: screens.booking.depositStays(price(kept)) }] : []
}

function phone({ store }: BookingFacts, { words }: MailSpeech): MailPart[] {
  return store.phone === '' ? [] : [{ kind: 'note', text: words.booking.callUs(store.phone) }]
}

function hello({ guest }: BookingFacts, { words }: MailSpeech): MailPart {
  return { kind: 'text', text: words.hello(guest.firstName) }
}

function summary({ date, party, at }: BookingFacts, { language, words }: MailSpeech): MailPart {
  return { kind: 'text', text: words.booking.summary(formatDay(date, language, 'said'), party, formatMinute(at)) }
}

/** An hour after midnight names its own day: «00:30» of an evening is else taken for the night before. */
function writeHour({ date, at, startsAt, store }: BookingFacts, { language }: MailSpeech): string {
  const day = toStoreMoment(startsAt, store.timeZone).date
  return day === date ? formatMinute(at) : `${formatMinute(at)} (${formatDay(day, language, 'said')})`
}

function details(facts: BookingFacts, speech: MailSpeech): MailPart {
  const { reference, store, date, party, zone, deposit } = facts
  const { words, language, price } = speech
  return toFacts([
    [words.booking.reference, reference],
    [words.date, formatDay(date, language, 'said')],
    [words.hour, writeHour(facts, speech)],
    [words.booking.party, String(party)],
    [words.booking.zone, zone],
    [words.store, store.name],
    [words.address, writeAddress(store.address)],
    [words.phone, store.phone],
    [words.booking.deposit, deposit > 0 ? price(deposit) : ''],
  ])
}

function way({ link }: BookingFacts, { words }: MailSpeech): MailPart[] {
  if (link === '') return [{ kind: 'note', text: words.booking.earlierLink }]
  return [
    { kind: 'button', label: words.booking.see, href: link },
    { kind: 'note', text: words.booking.cancel },
  ]
}

function toCalendar(facts: BookingFacts, { words, screens }: MailSpeech): Attachment[] {
  const { id, store, startsAt, party, zone, now } = facts
  const text = toCalendarFile({
    id,
    title: screens.booking.eventTitle(store.name, party),
    place: `${store.name}, ${writeAddress(store.address)}`,
    text: [zone, store.phone].filter(Boolean).join('\n'),
    from: startsAt,
    now,
  })
  return [{ kind: 'calendar', name: `${words.booking.file}.ics`, text }]
}
