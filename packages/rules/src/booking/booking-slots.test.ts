import { describe, expect, it, test } from 'vitest'
import { type ResourceId, toId } from '../ids.ts'
import { aBooking, aSitting, countCovers } from '../testing/bookings.ts'
import { at, hours } from '../testing/venues.ts'
import type { DayWindow } from '../time/calendar.ts'
import { getIsoDate } from '../time/iso-date.ts'
import { formatMinute, getMinute } from '../time/minute.ts'
import { addMinutes, defaultTimeZone } from '../time/store-moment.ts'
import type { Booking, BookingState, Sitting } from './booking.ts'
import { listSittings, listSlotStates, type SittingState, toDayState } from './booking-slots.ts'
import { coversAt, takesSeats } from './covers.ts'

const now = at('2026-11-15T10:00:00Z')
const day = getIsoDate('2026-11-20')
const lunch = aSitting(1, { '13:00': 10, '13:30': 4 })
const room = (sittings: readonly Sitting[], bookings: readonly Booking[] = [], party = 2, moment = now) => ({
  sittings,
  covers: countCovers(bookings, moment),
  party,
  now: moment,
  timeZone: defaultTimeZone,
  specialDays: [],
})
const show = (states: readonly SittingState[]) =>
  states.map(
    ({ sitting, slots }) =>
      `${sitting.id}: ${slots.map((slot) => `${formatMinute(slot.at)}${slot.completed ? ' full' : ''}`).join(', ')}`,
  )

/** Sittings that still have an hour for the party, with only those hours. */
const free = (asked: Parameters<typeof listSlotStates>[0]) =>
  listSlotStates(asked, day)
    .map(({ sitting, slots }) => ({ sitting, slots: slots.filter(({ completed }) => !completed) }))
    .filter(({ slots }) => slots.length > 0)

describe('a day announced otherwise', () => {
  const sittings = [lunch, aSitting(2, { '20:00': 10, '23:30': 10, '00:30': 10 })]
  const on = (...shifts: DayWindow[]) => ({ ...room(sittings), specialDays: [{ date: day, shifts }] })

  it('without hours is closed, and the others are not [F-021]', () => {
    expect(listSlotStates(on(), day).flatMap(({ slots }) => slots)).toEqual([])
    expect(toDayState(on(), day)).toBe('closed')
    expect(toDayState(on(), getIsoDate('2026-11-21'))).toBe('free')
  })

  it('with other hours seats nobody outside them, also past midnight [F-021]', () => {
    expect(show(free(on(hours('13:15', '16:00'))))).toEqual(['1: 13:30'])
    expect(show(free(on(hours('23:00', '01:00'))))).toEqual(['2: 23:30, 00:30'])
  })
})

describe('which bookings take seats', () => {
  test.each<[BookingState, boolean]>([
    ['held', true],
    ['confirmed', true],
    ['arrived', true],
    ['seated', true],
    ['left', true],
    ['cancelled', false],
    ['expired', false],
    ['no-show', false],
  ])('%s: %j', (state, expected) => {
    expect(takesSeats(aBooking('13:00', 2, { state, heldUntil: addMinutes(now, 1) }), now)).toBe(expected)
    expect(takesSeats(aBooking('13:00', 2, { state }), now)).toBe(expected)
  })

  it('a hold gives its seats back the moment it runs out', () => {
    const held = aBooking('13:00', 2, { state: 'held', heldUntil: now })
    expect(takesSeats(held, now)).toBe(false)
    expect(takesSeats(held, addMinutes(now, -1))).toBe(true)
    expect(takesSeats({ ...held, state: 'confirmed' }, now)).toBe(true)
  })

  it('are counted by sitting, day and hour', () => {
    const covers = countCovers(
      [
        aBooking('13:00', 2),
        aBooking('13:00', 3),
        aBooking('13:30', 4),
        aBooking('13:00', 5, { date: getIsoDate('2026-11-21') }),
        aBooking('13:00', 6, { sittingId: aSitting(2, {}).id }),
        aBooking('13:00', 7, { state: 'cancelled' }),
      ],
      now,
    )
    expect(coversAt(covers, lunch.id, day, getMinute('13:00'))).toBe(5)
    expect(coversAt(covers, lunch.id, day, getMinute('13:30'))).toBe(4)
    expect(coversAt(covers, lunch.id, day, getMinute('14:00'))).toBe(0)
  })
})

describe('sittings of a day', () => {
  const sittings = [
    lunch,
    aSitting(2, { '20:00': 4 }, { published: false }),
    aSitting(3, { '20:00': 4 }, { weekdays: ['saturday'] }),
    aSitting(4, { '20:00': 4 }, { resourceId: toId<ResourceId>(2) }),
  ]
  it('are published, of that weekday and of that room', () => {
    expect(listSittings(sittings, 'friday').map(({ id }) => id)).toEqual([1, 4])
    expect(listSittings(sittings, 'saturday').map(({ id }) => id)).toEqual([1, 3, 4])
    expect(listSittings(sittings, 'friday', toId<ResourceId>(2)).map(({ id }) => id)).toEqual([4])
    expect(show(listSlotStates(room(sittings), day, toId<ResourceId>(1)))).toEqual(['1: 13:00, 13:30'])
    expect(show(listSlotStates(room(sittings), day, toId<ResourceId>(2)))).toEqual(['4: 20:00'])
  })
})

describe('hours', () => {
  test.each<[string, Booking[], number, string[]]>([
    ['nobody booked', [], 4, ['1: 13:00, 13:30']],
    ['exactly enough seats left', [aBooking('13:00', 6)], 4, ['1: 13:00, 13:30']],
    ['one seat short', [aBooking('13:00', 7)], 4, ['1: 13:00 full, 13:30']],
    ['a cancellation gives seats back', [aBooking('13:00', 9, { state: 'cancelled' })], 4, ['1: 13:00, 13:30']],
    ['a party larger than the room', [], 11, ['1: 13:00 full, 13:30 full']],
  ])('%s', (_title, bookings, party, expected) => {
    expect(show(listSlotStates(room([lunch], bookings, party), day))).toEqual(expected)
  })

  it('tells how many seats are left, never fewer than none', () => {
    const states = listSlotStates(room([lunch], [aBooking('13:00', 3), aBooking('13:30', 9)]), day)
    expect(states[0]?.slots.map(({ seatsLeft }) => seatsLeft)).toEqual([7, 0])
  })

  test.each([
    ['a minute before', '2026-11-20T11:59:00Z', ['1: 13:00, 13:30']],
    ['on the stroke', '2026-11-20T12:00:00Z', ['1: 13:00, 13:30']],
    ['a second later', '2026-11-20T12:00:01Z', ['1: 13:00 full, 13:30']],
    ['in the evening', '2026-11-20T20:00:00Z', ['1: 13:00 full, 13:30 full']],
    ['the day after', '2026-11-21T08:00:00Z', ['1: 13:00 full, 13:30 full']],
    ['the day before, later in the day', '2026-11-19T20:00:00Z', ['1: 13:00, 13:30']],
  ])('past hours are complete: %s [BOOKING-024]', (_title, iso, expected) => {
    const asked = room([lunch], [], 2, at(iso))
    expect(show(listSlotStates(asked, day))).toEqual(expected)
  })

  it('after midnight belong to the evening they end', () => {
    const night = aSitting(5, { '22:00': 4, '23:30': 4, '00:30': 4 })
    const slots = (iso: string) => show(listSlotStates(room([night], [], 2, at(iso)), day))
    expect(slots('2026-11-20T21:15:00Z')).toEqual(['5: 22:00 full, 23:30, 00:30'])
    expect(slots('2026-11-20T23:15:00Z')).toEqual(['5: 22:00 full, 23:30 full, 00:30'])
    expect(slots('2026-11-20T23:45:00Z')).toEqual(['5: 22:00 full, 23:30 full, 00:30 full'])
  })

  it('of a sitting that starts at its first slot stay on the day', () => {
    expect(show(listSlotStates(room([aSitting(6, {})]), day))).toEqual(['6: '])
  })
})

describe('days on which the clocks change', () => {
  const late = aSitting(7, { '01:30': 4, '02:30': 4, '03:30': 4 })
  const night = aSitting(8, { '22:00': 4, '02:30': 4 })
  it('02:30 is not offered on the spring day', () => {
    const spring = at('2026-03-25T08:00:00Z')
    expect(show(listSlotStates(room([late], [], 2, spring), getIsoDate('2026-03-29')))).toEqual(['7: 01:30, 03:30'])
    expect(show(listSlotStates(room([night], [], 2, spring), getIsoDate('2026-03-28')))).toEqual(['8: 22:00'])
    expect(show(listSlotStates(room([night], [], 2, spring), getIsoDate('2026-03-27')))).toEqual(['8: 22:00, 02:30'])
    expect(show(listSlotStates(room([night], [], 2, spring), getIsoDate('2026-03-29')))).toEqual(['8: 22:00, 02:30'])
  })

  it('and only once on the autumn day', () => {
    const autumn = at('2026-10-20T08:00:00Z')
    expect(show(listSlotStates(room([late], [], 2, autumn), getIsoDate('2026-10-25')))).toEqual([
      '7: 01:30, 02:30, 03:30',
    ])
  })
})

test.each<[string, Sitting[], Booking[], string]>([
  ['one hour takes the party', [lunch], [aBooking('13:00', 10)], 'free'],
  ['no hour takes it', [lunch], [aBooking('13:00', 9), aBooking('13:30', 3)], 'full'],
  ['no sitting that day', [aSitting(3, { '20:00': 4 }, { weekdays: ['saturday'] })], [], 'closed'],
  ['a sitting without hours', [aSitting(3, {})], [], 'closed'],
])('a day is %s when %s', (_title, sittings, bookings, state) => {
  expect(toDayState(room(sittings, bookings), day)).toBe(state)
})
