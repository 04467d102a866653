import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { at, aWeek, hours, someHours } from '../testing/venues.ts'
import { addMinutes, defaultTimeZone, instant } from '../time/store-moment.ts'
import { findAnswerTimes } from './answer-wait.ts'

const store = { hours: someHours({ week: aWeek([hours('13:00', '16:00')]) }), timeZone: defaultTimeZone }
const limits = { alarmAfterMinutes: 3, cancelAfterMinutes: 10 }

describe('how long an order waits for an answer', () => {
  test.each([
    ['from the order on while the store is open', '2026-11-18T12:30:40Z', '2026-11-18T12:33:40Z'],
    ['from the opening on in the morning', '2026-11-18T08:00:00Z', '2026-11-18T12:03:00Z'],
    ['from the next opening on at night', '2026-11-18T22:00:00Z', '2026-11-19T12:03:00Z'],
  ])('%s', (_title, placed, alarm) => {
    const { alarmAt, cancelAt } = findAnswerTimes({ mode: 'pickup', placedAt: at(placed) }, limits, store)
    expect([alarmAt, cancelAt]).toEqual([at(alarm), addMinutes(at(alarm), 7)])
  })

  it('is never shorter than the store says', () => {
    const moments = fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2027-01-01T00:00:00Z') }).map(instant)
    fc.assert(
      fc.property(moments, (placedAt) => {
        const { alarmAt, cancelAt } = findAnswerTimes({ mode: 'pickup', placedAt }, limits, store)
        expect(alarmAt).toBeGreaterThanOrEqual(addMinutes(placedAt, 3))
        expect(cancelAt).toBe(addMinutes(alarmAt, 7))
      }),
    )
  })
})
