import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type ResourceId, toId } from '../ids.ts'
import { cents } from '../money/cents.ts'
import { aBooking, aSitting, countCovers } from '../testing/bookings.ts'
import { at } from '../testing/venues.ts'
import { getIsoDate } from '../time/iso-date.ts'
import { getMinute } from '../time/minute.ts'
import { defaultTimeZone } from '../time/store-moment.ts'
import { checkChange, countSeatsNeeded, isFreeAt, planDeposit, toFreeUntil } from './change-booking.ts'

const dinner = aSitting(1, { '20:00': 10, '21:00': 4 })
const booking = {
  resourceId: toId<ResourceId>(1),
  sittingId: dinner.id,
  date: getIsoDate('2026-11-20'),
  at: getMinute('20:00'),
  party: 6,
  state: 'confirmed' as const,
  deposit: cents(6000),
}
const book = (now: string) => ({
  settings: { enabled: true, maxParty: 10, daysAhead: 30, freeHours: 24 },
  sittings: [dinner],
  covers: countCovers([aBooking('20:00', 6), aBooking('20:00', 2)], at(now)),
  now: at(now),
  timeZone: defaultTimeZone,
  specialDays: [],
})
const say = (verdict: { allowed: true } | { allowed: false; code: string }) => (verdict.allowed ? 'yes' : verdict.code)
const early = '2026-11-18T10:00:00+01:00'
const late = '2026-11-20T10:00:00+01:00'

describe('a change [F-040]', () => {
  test.each([
    ['fewer people', early, { party: 5 }, 'yes'],
    ['as many more as there are seats, its own counted as free', early, { party: 8 }, 'yes'],
    ['one more than that', early, { party: 9 }, 'slot-full'],
    ['another hour with too few seats', early, { at: getMinute('21:00') }, 'slot-full'],
    ['another hour', early, { at: getMinute('21:00'), party: 4 }, 'yes'],
    ['another day', early, { date: getIsoDate('2026-11-27') }, 'yes'],
    ['another day, once the deposit is kept', late, { date: getIsoDate('2026-11-27') }, 'change-too-late'],
    ['another hour of the same evening, once it is kept', late, { at: getMinute('21:00'), party: 4 }, 'yes'],
    ['anything after the hour', '2026-11-20T20:00:00+01:00', { party: 5 }, 'booking-over'],
  ])('to %s (%s) is answered %s%s', (_title, now, wish, expected) => {
    expect(say(checkChange(book(now), booking, { ...booking, ...wish }))).toBe(expected)
  })

  it('of a table without a deposit is free until its hour', () => {
    const wish = { ...booking, date: getIsoDate('2026-11-27') }
    expect(say(checkChange(book(late), { ...booking, deposit: cents(0) }, wish))).toBe('yes')
    expect(say(checkChange(book(early), { ...booking, state: 'cancelled' as never }, wish))).toBe('booking-over')
  })

  it('needs only the added seats at the same hour, and all of them elsewhere', () => {
    expect(countSeatsNeeded(booking, { ...booking, party: 8 })).toBe(2)
    expect(countSeatsNeeded(booking, { ...booking, party: 8, at: getMinute('21:00') })).toBe(8)
  })
})

describe('the deposit of a change [F-040]', () => {
  const settings = { deposit: { kind: 'by-person' as const, amount: cents(1000), fromParty: 4 } }
  test.each([
    ['fewer in time', 5, true, { deposit: 5000, due: 0, back: 1000 }],
    ['fewer than pay one at all', 3, true, { deposit: 0, due: 0, back: 6000 }],
    ['fewer too late', 5, false, { deposit: 6000, due: 0, back: 0 }],
    ['more', 8, false, { deposit: 8000, due: 2000, back: 0 }],
    ['as many', 6, true, { deposit: 6000, due: 0, back: 0 }],
  ])('for %s (%i, free: %s) is %j', (_title, party, isFree, expected) => {
    expect(planDeposit({ settings, booking, party, isFree })).toEqual(expected)
  })

  it('asks nothing more of who does not bring more people, even where the venue asks more by now', () => {
    const dearer = { deposit: { ...settings.deposit, amount: cents(9000) } }
    expect(planDeposit({ settings: dearer, booking, party: 6, isFree: true })).toMatchObject({ due: 0, back: 0 })
  })

  it('always adds up: what stands is what was paid, and what is due, less what goes back', () => {
    const sizes = fc.integer({ min: 1, max: 20 })
    const paid = fc.integer({ min: 0, max: 20_000 }).map(cents)
    fc.assert(
      fc.property(sizes, sizes, paid, fc.boolean(), (before, party, deposit, isFree) => {
        const plan = planDeposit({ settings, booking: { party: before, deposit }, party, isFree })
        expect(plan.deposit).toBe(deposit + plan.due - plan.back)
        expect(plan.due === 0 || plan.back === 0).toBe(true)
        expect(plan.back === 0 || isFree).toBe(true)
      }),
    )
  })

  it('comes back until so many hours before, to the minute', () => {
    const startsAt = at('2026-11-20T20:00:00+01:00')
    expect(toFreeUntil(startsAt, { freeHours: 24 })).toBe(at('2026-11-19T20:00:00+01:00'))
    expect(isFreeAt(startsAt, { freeHours: 24 }, at('2026-11-19T20:00:00+01:00'))).toBe(true)
    expect(isFreeAt(startsAt, { freeHours: 24 }, at('2026-11-19T20:00:01+01:00'))).toBe(false)
  })
})
