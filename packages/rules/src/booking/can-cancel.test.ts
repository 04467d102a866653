import { expect, test } from 'vitest'
import { aBooking, aSitting } from '../testing/bookings.ts'
import { at } from '../testing/venues.ts'
import { defaultTimeZone } from '../time/store-moment.ts'
import type { BookingState } from './booking.ts'
import { toBookingStart } from './booking-slots.ts'
import { canCancel } from './can-cancel.ts'

const before = '2026-11-20T18:59:59Z'
test.each<[BookingState, string, boolean]>([
  ['confirmed', before, true],
  ['held', before, true],
  // 20:00 in Madrid.
  ['confirmed', '2026-11-20T19:00:00Z', false],
  ['cancelled', before, false],
  ['expired', before, false],
  ['arrived', before, false],
  ['seated', before, false],
  ['left', before, false],
  ['no-show', before, false],
])('a %s booking at 20:00, seen at %s, can be cancelled: %s', (state, moment, expected) => {
  const booking = aBooking('20:00', 2, { state })
  const startsAt = toBookingStart(aSitting(1, { '20:00': 4 }), booking, defaultTimeZone)
  expect(canCancel(booking, startsAt, at(moment))).toBe(expected)
})

test('an hour past midnight is cancelled until that night, not until the night before [F-022]', () => {
  const night = aSitting(1, { '22:00': 4, '00:30': 4 })
  const booking = aBooking('00:30', 2)
  const startsAt = toBookingStart(night, booking, defaultTimeZone)
  expect(startsAt).toBe(at('2026-11-21T00:30:00+01:00'))
  expect(canCancel(booking, startsAt, at('2026-11-20T22:00:00+01:00'))).toBe(true)
  // A sitting that is gone leaves the day and the hour as they were written.
  expect(toBookingStart(undefined, booking, defaultTimeZone)).toBe(at('2026-11-20T00:30:00+01:00'))
})
