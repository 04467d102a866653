import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { aSite, aStore, at, aWeek, hours, someHours } from '../testing/venues.ts'
import { getIsoDate } from '../time/iso-date.ts'
import { addMinutes, instant } from '../time/store-moment.ts'
import { toBusinessDay } from './business-day.ts'
import { listOfferedModes } from './offered-modes.ts'
import { isOpenNow } from './opening.ts'
import { listOrderSlots } from './order-slots.ts'
import { findRushEnd, stoppableModes, withRush } from './rush.ts'

const split = aWeek([hours('13:00', '16:00'), hours('20:00', '00:30')])
const store = aStore({ hours: someHours({ week: split, leadMinutes: 15, slotMinutes: 15 }) })

describe('the end of a rush', () => {
  test.each([
    ['at its hour', '2026-11-13T13:00:00Z', '2026-11-13T14:00:00Z', '2026-11-13T14:00:00Z'],
    ['with the shift', '2026-11-13T13:00:00Z', '2026-11-13T18:00:00Z', '2026-11-13T15:00:00Z'],
    ['with a shift after midnight', '2026-11-13T20:00:00Z', '2026-11-14T10:00:00Z', '2026-11-13T23:30:00Z'],
    [
      'with the next shift, before the doors open',
      '2026-11-13T11:00:00Z',
      '2026-11-13T18:00:00Z',
      '2026-11-13T15:00:00Z',
    ],
  ])('comes %s [DAY-101]', (_title, now, asked, end) => {
    expect(findRushEnd(at(asked), at(now), store)).toBe(at(end))
  })

  it('comes with the business day where a house never closes', () => {
    const always = aStore({ hours: someHours({ openAllDay: true }) })
    expect(findRushEnd(at('2026-11-20T12:00:00Z'), at('2026-11-13T21:00:00Z'), always)).toBe(at('2026-11-14T04:00:00Z'))
  })

  it('is missing where no hour is named, or one that is over', () => {
    const now = at('2026-11-13T13:00:00Z')
    expect(findRushEnd(null, now, store)).toBeUndefined()
    expect(findRushEnd(now, now, store)).toBeUndefined()
  })

  it('is never after the shift that runs, nor in another business day [DAY-101]', () => {
    const moments = fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2027-01-01T00:00:00Z') }).map(instant)
    fc.assert(
      fc.property(moments, fc.integer({ min: 1, max: 3_000 }), (now, minutes) => {
        const asked = addMinutes(now, minutes)
        const end = findRushEnd(asked, now, store) ?? now
        expect(end).toBeGreaterThan(now)
        expect(end).toBeLessThanOrEqual(asked)
        const last = instant(end - 1)
        expect(toBusinessDay(last, store)).toBe(toBusinessDay(now, store))
        if (isOpenNow(store, 'pickup', now)) expect(isOpenNow(store, 'pickup', last)).toBe(true)
      }),
    )
  })
})

describe('a store in a rush', () => {
  it('offers its first hour later by the minutes, and the hours of the evening as before [DAY-101]', () => {
    const question = { mode: 'pickup' as const, now: at('2026-11-13T12:00:00Z') }
    const date = getIsoDate('2026-11-13')
    const rush = { minutes: 30, stopped: [], endsAt: at('2026-11-13T14:00:00Z') }
    const plain = listOrderSlots({ store, ...question }, date)
    const rushed = listOrderSlots({ store: withRush(store, rush), ...question }, date)
    expect(rushed).toEqual(plain.slice(2))
  })

  it('takes exactly what it has not stopped [DAY-101]', () => {
    fc.assert(
      fc.property(fc.subarray([...stoppableModes]), (stopped) => {
        const rush = { minutes: 0, stopped, endsAt: at('2026-11-13T14:00:00Z') }
        const plain = listOfferedModes(aSite(), store)
        const rushed = listOfferedModes(aSite(), withRush(store, rush))
        expect(rushed).toEqual(plain.filter((mode) => !stopped.some((one) => one === mode)))
      }),
    )
  })
})
