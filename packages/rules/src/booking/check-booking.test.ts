import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type ResourceId, type SittingId, toId } from '../ids.ts'
import { aBooking, aSitting, countCovers } from '../testing/bookings.ts'
import { at } from '../testing/venues.ts'
import { addDays, getIsoDate } from '../time/iso-date.ts'
import { getMinute } from '../time/minute.ts'
import { addMinutes, defaultTimeZone, toStoreMoment } from '../time/store-moment.ts'
import type { Booking } from './booking.ts'
import { listBookingDays } from './booking-days.ts'
import { listSlotStates } from './booking-slots.ts'
import {
  type BookingBook,
  type BookingRequest,
  checkBooking,
  checkConfirmation,
  holdMinutes,
  toHoldEnd,
} from './check-booking.ts'
import { takesSeats } from './covers.ts'

const now = at('2026-11-15T10:00:00Z')
const dinner = aSitting(1, { '20:00': 10, '21:00': 4 })
const book: BookingBook = {
  settings: { enabled: true, maxParty: 8, daysAhead: null },
  sittings: [dinner],
  covers: new Map(),
  now,
  timeZone: defaultTimeZone,
  specialDays: [],
}
const request: BookingRequest = {
  resourceId: toId<ResourceId>(1),
  sittingId: dinner.id,
  date: getIsoDate('2026-11-20'),
  at: getMinute('20:00'),
  party: 4,
}
const taken = (...bookings: Booking[]) => ({ covers: countCovers(bookings, now) })
const say = (verdict: { allowed: true } | { allowed: false; code: string }) => (verdict.allowed ? 'yes' : verdict.code)

test.each<[string, Partial<BookingBook>, Partial<BookingRequest>, string]>([
  ['an hour with seats', {}, {}, 'yes'],
  ['exactly the seats left', taken(aBooking('20:00', 6)), {}, 'yes'],
  ['one seat short', taken(aBooking('20:00', 7)), {}, 'slot-full'],
  ['seats of a cancelled booking', taken(aBooking('20:00', 7, { state: 'cancelled' })), {}, 'yes'],
  [
    'a venue that takes no bookings',
    { settings: { enabled: false, maxParty: 8, daysAhead: null } },
    {},
    'bookings-not-taken',
  ],
  ['more people than the maximum', {}, { party: 9 }, 'party-too-large'],
  ['nobody', {}, { party: 0 }, 'party-not-allowed'],
  ['today', {}, { date: getIsoDate('2026-11-15') }, 'yes'],
  ['yesterday', {}, { date: getIsoDate('2026-11-14') }, 'date-not-offered'],
  ['the last day offered', {}, { date: getIsoDate('2026-11-22') }, 'yes'],
  ['the day after it', {}, { date: getIsoDate('2026-11-23') }, 'date-not-offered'],
  ['an hour the sitting does not have', {}, { at: getMinute('20:30') }, 'slot-not-offered'],
  ['another sitting', {}, { sittingId: toId<SittingId>(9) }, 'slot-not-offered'],
  ['another room', {}, { resourceId: toId<ResourceId>(9) }, 'slot-not-offered'],
  ['an hour gone by', { now: at('2026-11-20T19:30:00Z') }, {}, 'slot-not-offered'],
])('booking %s: %s', (_title, moreBook, moreRequest, expected) => {
  expect(say(checkBooking({ ...book, ...moreBook }, { ...request, ...moreRequest }))).toBe(expected)
})

describe('confirming', () => {
  const held = { ...request, state: 'held', heldUntil: addMinutes(now, 1) } as const
  const rivals = [aBooking('20:00', 8)]
  test.each<[string, Partial<Booking>, Booking[], string]>([
    ['a live hold, whatever else is booked', {}, rivals, 'yes'],
    ['a hold that ran out, seats still free', { heldUntil: now }, [], 'yes'],
    ['a hold that ran out, seats gone', { heldUntil: now }, rivals, 'slot-full'],
    ['a late yes, seats still free', { state: 'expired' }, [], 'yes'],
    ['a late yes, seats gone', { state: 'expired' }, rivals, 'slot-full'],
    ['a booking that is confirmed', { state: 'confirmed' }, [], 'booking-over'],
    ['a booking that was cancelled', { state: 'cancelled' }, [], 'booking-over'],
    ['a hold without an end, seats gone', { heldUntil: null }, rivals, 'slot-full'],
  ])('%s: %s', (_title, more, bookings, expected) => {
    expect(say(checkConfirmation({ ...book, ...taken(...bookings) }, { ...held, ...more }))).toBe(expected)
  })

  it('comes too late once the hour is past', () => {
    const evening = { ...book, now: at('2026-11-20T20:30:00Z') }
    expect(say(checkConfirmation(evening, { ...held, state: 'expired' }))).toBe('slot-not-offered')
  })

  it('has ten minutes', () => {
    expect(holdMinutes).toBe(10)
    expect(toHoldEnd(now)).toBe(now + 600_000)
  })
})

it('an hour offered can be booked, and one not offered cannot', () => {
  const anyBooking = fc.record({
    hour: fc.constantFrom('20:00', '21:00'),
    party: fc.integer({ min: 1, max: 9 }),
    ahead: fc.nat(7),
    state: fc.constantFrom('confirmed', 'cancelled', 'held'),
    holdLeft: fc.integer({ min: -5, max: 5 }),
  })
  fc.assert(
    fc.property(
      fc.array(anyBooking, { maxLength: 20 }),
      fc.integer({ min: 1, max: 8 }),
      fc.nat(20),
      (plain, party, later) => {
        const moment = addMinutes(now, later * 60)
        const { date: today } = toStoreMoment(moment, defaultTimeZone)
        const bookings = plain.map(({ hour, party: others, ahead, state, holdLeft }) =>
          aBooking(hour, others, {
            date: addDays(today, ahead),
            state: state as Booking['state'],
            heldUntil: state === 'held' ? addMinutes(moment, holdLeft) : null,
          }),
        )
        const full: BookingBook = { ...book, covers: countCovers(bookings, moment), now: moment }
        const room = { ...full, party }
        for (const date of listBookingDays(today)) {
          const slots = listSlotStates(room, date).flatMap((sitting) => sitting.slots)
          const free = new Set(slots.filter(({ completed }) => !completed).map((slot) => slot.at))
          for (const hour of [getMinute('19:30'), getMinute('20:00'), getMinute('21:00')]) {
            const verdict = checkBooking(full, { ...request, date, at: hour, party })
            if (verdict.allowed !== free.has(hour)) return false
          }
        }
        return true
      },
    ),
    { numRuns: 30 },
  )
})

describe('seats', () => {
  const step = fc.record({
    kind: fc.constantFrom('hold', 'book', 'confirm', 'expire', 'cancel', 'wait'),
    hour: fc.constantFrom('20:00', '21:00'),
    party: fc.integer({ min: 1, max: 6 }),
    pick: fc.nat(30),
  })

  it('are never given twice, whatever is held, confirmed, expired and cancelled in whatever order', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let moment = now
        let bookings: Booking[] = []
        for (const { kind, hour, party, pick } of steps) {
          const asked = { ...request, at: getMinute(hour), party }
          const current: BookingBook = { ...book, covers: countCovers(bookings, moment), now: moment }
          const chosen = bookings[pick % Math.max(1, bookings.length)]
          const replace = (state: Booking['state']) => {
            bookings = bookings.map((booking) => (booking === chosen ? { ...booking, state } : booking))
          }
          if (kind === 'wait') moment = addMinutes(moment, pick)
          if ((kind === 'hold' || kind === 'book') && checkBooking(current, asked).allowed) {
            const state = kind === 'hold' ? 'held' : 'confirmed'
            bookings = [
              ...bookings,
              aBooking(hour, party, { state, heldUntil: kind === 'hold' ? toHoldEnd(moment) : null }),
            ]
          }
          if (kind === 'confirm' && chosen && checkConfirmation(current, chosen).allowed) replace('confirmed')
          if (kind === 'expire' && chosen?.state === 'held') replace('expired')
          if (kind === 'cancel' && chosen) replace('cancelled')
          for (const { at: hourAt, capacity } of dinner.slots) {
            const taken = bookings
              .filter((booking) => booking.at === hourAt && takesSeats(booking, moment))
              .reduce((sum, booking) => sum + booking.party, 0)
            if (taken > capacity) return false
          }
        }
        return true
      }),
      { numRuns: 300 },
    )
  })
})
