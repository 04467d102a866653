import { expect, test } from 'vitest'
import { aBooking } from '../testing/bookings.ts'
import { at } from '../testing/venues.ts'
import { defaultTimeZone } from '../time/store-moment.ts'
import type { BookingState } from './booking.ts'
import { canCancel } from './can-cancel.ts'

const before = '2026-11-20T18:59:59Z'
test.each<[BookingState, string, boolean]>([
  ['confirmed', before, true],
  ['held', before, true],
  // 20:00 in Madrid.
  ['confirmed', '2026-11-20T19:00:00Z', false],
  ['cancelled', before, false],
  ['expired', before, false],
  ['seated', before, false],
  ['no-show', before, false],
])('a %s booking at 20:00, seen at %s, can be cancelled: %s', (state, moment, expected) => {
  expect(canCancel(aBooking('20:00', 2, { state }), at(moment), defaultTimeZone)).toBe(expected)
})
