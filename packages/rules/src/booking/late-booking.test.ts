import { expect, it, test } from 'vitest'
import { at } from '../testing/venues.ts'
import { type BookingState, bookingStates } from './booking.ts'
import { isLate, lateMinutes } from './late-booking.ts'

const startsAt = at('2026-11-20T21:00:00+01:00')

it('is late a quarter of an hour after its hour [DAY-055]', () => {
  expect(lateMinutes).toBe(15)
  const seen = (moment: string) => isLate({ state: 'confirmed', startsAt }, at(moment))
  expect(seen('2026-11-20T21:14:59+01:00')).toBe(false)
  expect(seen('2026-11-20T21:15:00+01:00')).toBe(true)
  expect(seen('2026-11-21T09:00:00+01:00')).toBe(true)
})

test.each(bookingStates.filter((state): state is Exclude<BookingState, 'confirmed'> => state !== 'confirmed'))(
  'nobody waits for a booking that is %s [DAY-055]',
  (state) => {
    expect(isLate({ state, startsAt }, at('2026-11-20T23:00:00+01:00'))).toBe(false)
  },
)
