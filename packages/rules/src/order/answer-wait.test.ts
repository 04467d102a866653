import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { at, aWeek, hours, someHours } from '../testing/venues.ts'
import { getIsoDate } from '../time/iso-date.ts'
import { getMinute } from '../time/minute.ts'
import { addMinutes, defaultTimeZone, instant } from '../time/store-moment.ts'
import { findAnswerTimes } from './answer-wait.ts'

const store = { hours: someHours({ week: aWeek([hours('13:00', '16:00')]) }), timeZone: defaultTimeZone }
const limits = { alarmAfterMinutes: 3, cancelAfterMinutes: 10, cookingMinutes: 15 }
const soon = { mode: 'pickup', date: null, time: null, asSoonAsPossible: true } as const
const asked = (date: string, time: string) => ({
  mode: 'pickup' as const,
  date: getIsoDate(date),
  time: getMinute(time),
  asSoonAsPossible: false,
})

describe('how long an order waits for an answer', () => {
  test.each([
    ['from the order on while the store is open', '2026-11-18T12:30:40Z', '2026-11-18T12:33:40Z'],
    ['from the opening on in the morning', '2026-11-18T08:00:00Z', '2026-11-18T12:03:00Z'],
    ['from the next opening on at night', '2026-11-18T22:00:00Z', '2026-11-19T12:03:00Z'],
  ])('%s', (_title, placed, alarm) => {
    const { alarmAt, cancelAt } = findAnswerTimes({ setup: soon, placedAt: at(placed) }, limits, store)
    expect([alarmAt, cancelAt]).toEqual([at(alarm), addMinutes(at(alarm), 7)])
  })

  test.each([
    ['the kitchen must begin, the store being open', asked('2026-11-18', '13:30'), '06:11', '13:18'],
    ['the store opens, the kitchen being to begin before', asked('2026-11-18', '13:05'), '06:11', '13:03'],
    ['it was placed, the kitchen being late already', asked('2026-11-18', '14:10'), '14:00', '14:03'],
    ['the kitchen must begin, on another day', asked('2026-11-19', '14:30'), '13:30', '14:18'],
  ])('for an hour that was chosen from when %s [F-222] [DAY-098]', (_title, setup, placed, alarm) => {
    const placedAt = at(`2026-11-18T${placed}:00+01:00`)
    const { alarmAt, cancelAt } = findAnswerTimes({ setup, placedAt }, limits, store)
    expect([alarmAt, cancelAt]).toEqual([at(`${setup.date}T${alarm}:00+01:00`), addMinutes(alarmAt, 7)])
  })

  it('for an hour that the server found is waited for from the order on: its diner is there [F-222]', () => {
    const setup = { ...asked('2026-11-18', '14:00'), asSoonAsPossible: true }
    const placedAt = at('2026-11-18T13:10:00+01:00')
    expect(findAnswerTimes({ setup, placedAt }, limits, store).alarmAt).toBe(addMinutes(placedAt, 3))
  })

  it('is never shorter than the store says', () => {
    const moments = fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2027-01-01T00:00:00Z') }).map(instant)
    fc.assert(
      fc.property(moments, (placedAt) => {
        const { alarmAt, cancelAt } = findAnswerTimes({ setup: soon, placedAt }, limits, store)
        expect(alarmAt).toBeGreaterThanOrEqual(addMinutes(placedAt, 3))
        expect(cancelAt).toBe(addMinutes(alarmAt, 7))
      }),
    )
  })
})
