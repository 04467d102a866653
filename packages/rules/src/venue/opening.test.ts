import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { OrderingMode } from '../modes/ordering-mode.ts'
import { aStore, at, aWeek, hours, someHours } from '../testing/venues.ts'
import type { Minute, TimeZone, Weekday } from '../time/calendar.ts'
import { addDays, getIsoDate } from '../time/iso-date.ts'
import { formatMinute, getMinute } from '../time/minute.ts'
import { findNextOpening, isDayActive, isOpenAt, isStoreOpen, listShifts, openingHorizonDays } from './opening.ts'

const friday = getIsoDate('2026-11-13')
const saturday = getIsoDate('2026-11-14')
const moment = (date: string, minute: string) => ({ date: getIsoDate(date), minute: getMinute(minute) })
const night = someHours({ week: aWeek([hours('20:00', '01:30')], ['saturday']) })

describe('isOpenAt', () => {
  test.each([
    ['in the middle of a shift', '2026-11-13', '14:00', true],
    ['at its first minute', '2026-11-13', '13:00', true],
    ['before it', '2026-11-13', '12:59', false],
    ['at its end', '2026-11-13', '16:00', false],
  ])('%s', (_title, date, minute, expected) =>
    expect(isOpenAt(someHours(), moment(date, minute), 'pickup')).toBe(expected),
  )

  test.each([
    ['a Friday shift covers Saturday 00:45, though Saturday is closed', '2026-11-14', '00:45', true],
    ['it ends at 01:30', '2026-11-14', '01:30', false],
    ['a closed Saturday has no evening', '2026-11-14', '21:00', false],
    ['and leaves nothing for Sunday', '2026-11-15', '00:45', false],
    ['Friday before its shift', '2026-11-13', '19:59', false],
  ])('past midnight: %s', (_title, date, minute, expected) => {
    expect(isOpenAt(night, moment(date, minute), 'pickup')).toBe(expected)
  })

  it('delivers by its own week', () => {
    const both = someHours({ deliveryWeek: aWeek([hours('20:00', '22:00')]) })
    const lunch = moment('2026-11-13', '14:00')
    expect(isOpenAt(both, lunch, 'delivery')).toBe(false)
    expect(isOpenAt(both, lunch, 'pickup')).toBe(true)
    expect(isOpenAt(both, moment('2026-11-13', '21:00'), 'delivery')).toBe(true)
    expect(isOpenAt(both, moment('2026-11-13', '21:00'), 'takehere')).toBe(false)
  })

  it('a special day beats the week both ways', () => {
    const special = someHours({
      week: aWeek([hours('13:00', '16:00')], ['saturday']),
      specialDays: [
        { date: friday, shifts: [] },
        { date: saturday, shifts: [hours('10:00', '12:00')] },
      ],
    })
    expect(isOpenAt(special, moment('2026-11-13', '14:00'), 'pickup')).toBe(false)
    expect(isOpenAt(special, moment('2026-11-14', '11:00'), 'pickup')).toBe(true)
    expect(isOpenAt(special, moment('2026-11-14', '14:00'), 'pickup')).toBe(false)
    expect(isOpenAt(special, moment('2026-11-12', '14:00'), 'pickup')).toBe(true)
    expect(isDayActive(special, friday, 'pickup')).toBe(false)
    expect(isDayActive(special, saturday, 'pickup')).toBe(true)
  })

  it('a holiday closes nothing by itself', () => {
    expect(isOpenAt(someHours({ holidays: [friday] }), moment('2026-11-13', '14:00'), 'pickup')).toBe(true)
  })

  it('open all day skips the hours, not the closed days', () => {
    const always = someHours({ openAllDay: true, week: aWeek([hours('13:00', '16:00')], ['saturday']) })
    expect(isOpenAt(always, moment('2026-11-13', '00:00'), 'pickup')).toBe(true)
    expect(isOpenAt(always, moment('2026-11-13', '23:59'), 'pickup')).toBe(true)
    expect(isOpenAt(always, moment('2026-11-14', '14:00'), 'pickup')).toBe(false)
    expect(listShifts(always, saturday, 'pickup')).toEqual([])
  })

  it('agrees with a walk over every minute of four days', () => {
    const shift = fc.record({ from: fc.integer({ min: 0, max: 1439 }), to: fc.integer({ min: 0, max: 1438 }) })
    fc.assert(
      fc.property(fc.array(shift, { maxLength: 3 }), fc.boolean(), (shifts, closesSaturday) => {
        const closed: Weekday[] = closesSaturday ? ['saturday'] : []
        const store = someHours({ week: aWeek(shifts as never, closed) })
        const open = new Set<number>()
        for (let day = -1; day < 4; day++) {
          // Day 0 is Thursday, so day 2 is the Saturday that may be closed.
          if (closesSaturday && day === 2) continue
          for (const { from, to } of shifts) {
            const length = to > from ? to - from : 1440 - from + to
            for (let step = 0; step < length; step++) open.add(day * 1440 + from + step)
          }
        }
        for (let minute = 0; minute < 4 * 1440; minute += 7) {
          const date = addDays(getIsoDate('2026-11-12'), Math.floor(minute / 1440))
          const walked = open.has(minute)
          if (isOpenAt(store, { date, minute: (minute % 1440) as Minute }, 'pickup') !== walked) return false
        }
        return true
      }),
      { numRuns: 30 },
    )
  })
})

describe('isStoreOpen', () => {
  const noon = at('2026-11-13T13:00:00Z')
  test.each<[OrderingMode, boolean, boolean]>([
    ['pickup', false, true],
    ['pickup', true, false],
    ['delivery', true, false],
    ['takehere', true, false],
    ['table', true, true],
  ])('%s with takeaway closed %j: %j', (mode, takeawayClosed, expected) => {
    expect(isStoreOpen(aStore({ takeawayClosed }), mode, noon)).toBe(expected)
  })

  it('reads the clock of the store: 13:00 in Madrid is noon in the Canaries', () => {
    const instant = at('2026-11-13T12:00:00Z')
    expect(isStoreOpen(aStore(), 'pickup', instant)).toBe(true)
    expect(isStoreOpen(aStore({ timeZone: 'Atlantic/Canary' as TimeZone }), 'pickup', instant)).toBe(false)
  })
})

describe('findNextOpening', () => {
  const find = (store: Parameters<typeof findNextOpening>[0], iso: string) => {
    const found = findNextOpening(store, 'pickup', at(iso))
    return found && `${found.weekday} ${found.date} ${formatMinute(found.minute)}`
  }
  const twoShifts = aStore({ hours: someHours({ week: aWeek([hours('20:00', '23:00'), hours('13:00', '16:00')]) }) })
  test.each([
    ['later today', aStore(), '2026-11-13T11:00:00Z', 'friday 2026-11-13 13:00'],
    ['now, while open', aStore(), '2026-11-13T13:30:00Z', 'friday 2026-11-13 14:30'],
    ['tomorrow', aStore(), '2026-11-13T15:00:00Z', 'saturday 2026-11-14 13:00'],
    [
      'the earlier of two shifts, however they are listed',
      twoShifts,
      '2026-11-13T11:00:00Z',
      'friday 2026-11-13 13:00',
    ],
    ['the second shift after the first', twoShifts, '2026-11-13T15:00:00Z', 'friday 2026-11-13 20:00'],
  ])('%s', (_title, store, iso, expected) => expect(find(store, iso)).toBe(expected))

  it('skips closed days', () => {
    const store = aStore({ hours: someHours({ week: aWeek([hours('13:00', '16:00')], ['saturday', 'sunday']) }) })
    expect(find(store, '2026-11-13T17:00:00Z')).toBe('monday 2026-11-16 13:00')
  })

  it('finds nothing in a venue that never opens', () => {
    expect(find(aStore({ hours: someHours({ week: aWeek([]) }) }), '2026-11-13T17:00:00Z')).toBeUndefined()
  })

  it('looks two months ahead and no further', () => {
    const opening = (days: number) => {
      const specialDays = [{ date: addDays(friday, days), shifts: [hours('13:00', '16:00')] }]
      return find(aStore({ hours: someHours({ week: aWeek([]), specialDays }) }), '2026-11-13T17:00:00Z')
    }
    expect(opening(openingHorizonDays)).toContain('13:00')
    expect(opening(openingHorizonDays + 1)).toBeUndefined()
  })

  it('opens after the jump when the shift starts in the hour spring skips', () => {
    const store = aStore({ hours: someHours({ week: aWeek([hours('02:30', '05:00')]) }) })
    expect(find(store, '2026-03-28T23:30:00Z')).toBe('sunday 2026-03-29 03:00')
  })
})

describe('when the clocks change', () => {
  const store = (from: string, to: string) => aStore({ hours: someHours({ week: aWeek([hours(from, to)]) }) })

  test.each([
    ['while it runs', '2026-10-25T01:59:00+02:00', true],
    ['in the hour that comes twice, the first time', '2026-10-25T02:15:00+02:00', true],
    ['after its end', '2026-10-25T02:45:00+02:00', false],
    ['in the hour that comes twice, the second time', '2026-10-25T02:15:00+01:00', false],
  ])('in autumn a shift until 02:30 ends once: %s [F-022]', (_title, now, expected) => {
    expect(isStoreOpen(store('20:00', '02:30'), 'pickup', at(now))).toBe(expected)
  })

  test('in spring a shift in the hour that is skipped does not take place [F-022]', () => {
    const skipped = store('02:00', '02:30')
    expect(isStoreOpen(skipped, 'pickup', at('2026-03-29T03:10:00+02:00'))).toBe(false)
    expect(findNextOpening(skipped, 'pickup', at('2026-03-29T01:00:00+01:00'))).toMatchObject({ date: '2026-03-30' })
  })

  test('in spring a shift that begins in the skipped hour begins when the clock comes out of it [F-022]', () => {
    const half = store('02:30', '05:00')
    expect(findNextOpening(half, 'pickup', at('2026-03-29T01:00:00+01:00'))).toMatchObject({
      date: '2026-03-29',
      minute: getMinute('03:00'),
    })
    expect(isStoreOpen(half, 'pickup', at('2026-03-29T03:00:00+02:00'))).toBe(true)
  })
})
