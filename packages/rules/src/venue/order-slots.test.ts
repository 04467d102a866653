import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { aStore, at, aWeek, hours, someHours } from '../testing/venues.ts'
import type { DayWindow, Minute, TimeZone } from '../time/calendar.ts'
import { addDays, getIsoDate } from '../time/iso-date.ts'
import { formatMinute, getMinute } from '../time/minute.ts'
import { existsOnClock, instant, toInstant } from '../time/store-moment.ts'
import { isOpenAt } from './opening.ts'
import {
  checkOrderSlot,
  explainNoSlots,
  findFirstSlot,
  isDateOffered,
  listOrderSlots,
  soonestHorizonDays,
} from './order-slots.ts'

const morning = at('2026-11-13T08:00:00Z')
const show = (slots: readonly DayWindow[]) => slots.map(({ from, to }) => `${formatMinute(from)}-${formatMinute(to)}`)
const slots = (more: Parameters<typeof someHours>[0], date: string, now = morning) =>
  show(listOrderSlots({ store: aStore({ hours: someHours(more) }), mode: 'pickup', now }, getIsoDate(date)))

describe('a late shift before a closed day', () => {
  const week = aWeek([hours('20:00', '02:00')], ['sunday'])
  const night = { store: aStore({ hours: someHours({ week }) }), mode: 'pickup' as const }
  const afterMidnight = { ...night, now: at('2026-11-15T00:30:00+01:00') }

  it('still has its hours after midnight, and «as soon as possible» is the first of them [F-020]', () => {
    expect(show(listOrderSlots(afterMidnight, getIsoDate('2026-11-15')))).toEqual([
      '00:30-01:00',
      '01:00-01:30',
      '01:30-02:00',
    ])
    expect(findFirstSlot(afterMidnight)).toMatchObject({ date: '2026-11-15', slot: { from: getMinute('00:30') } })
    expect(checkOrderSlot(afterMidnight, getIsoDate('2026-11-15'), getMinute('01:00')).allowed).toBe(true)
    expect(isDateOffered(afterMidnight, getIsoDate('2026-11-15'))).toBe(true)
    expect(isDateOffered(afterMidnight, getIsoDate('2026-11-22'))).toBe(false)
  })

  it('has none left once it is over, nor for a closed day to come [F-020]', () => {
    const morning = { ...night, now: at('2026-11-15T02:00:00+01:00') }
    expect(listOrderSlots(morning, getIsoDate('2026-11-15'))).toEqual([])
    expect(checkOrderSlot(morning, getIsoDate('2026-11-15'), getMinute('01:00'))).toMatchObject({
      code: 'date-not-allowed',
    })
    expect(listOrderSlots(afterMidnight, getIsoDate('2026-11-22'))).toEqual([])
  })
})

describe('slots of a day', () => {
  it('cuts each shift into ranges that fit in it, in order', () => {
    const week = aWeek([hours('20:00', '21:00'), hours('13:00', '14:15')])
    expect(slots({ week }, '2026-11-13')).toEqual(['13:00-13:30', '13:30-14:00', '20:00-20:30', '20:30-21:00'])
  })

  it('offers an hour once when shifts overlap', () => {
    const week = aWeek([hours('13:00', '14:00'), hours('13:30', '14:30')])
    expect(slots({ week }, '2026-11-13')).toEqual(['13:00-13:30', '13:30-14:00', '14:00-14:30'])
  })

  test.each([
    ['before the shift', '2026-11-13T11:59:00Z', 0, 'all', '13:00-13:30'],
    ['at the first minute the slot can still be had', '2026-11-13T12:00:00Z', 0, 'all', '13:00-13:30'],
    ['a second later it is past', '2026-11-13T12:00:01Z', 0, 'rest', '13:30-14:00'],
    ['with 30 minutes of lead', '2026-11-13T12:00:00Z', 30, 'rest', '13:30-14:00'],
    ['with 31 minutes of lead', '2026-11-13T12:00:00Z', 31, 'rest', '14:00-14:30'],
  ])('hides past hours: %s', (_title, iso, leadMinutes, _kind, first) => {
    expect(slots({ leadMinutes }, '2026-11-13', at(iso))[0]).toBe(first)
  })

  it('hides nothing of another day', () => {
    expect(slots({ leadMinutes: 60 }, '2026-11-14', at('2026-11-13T20:00:00Z'))).toHaveLength(6)
  })

  it('hides the whole day when the lead reaches past it', () => {
    expect(slots({ leadMinutes: 24 * 60 }, '2026-11-13', at('2026-11-13T12:00:00Z'))).toEqual([])
  })

  it('offers the hours a night shift leaves after midnight on the next day', () => {
    const week = aWeek([hours('23:00', '00:45')], ['sunday'])
    expect(slots({ week }, '2026-11-14')).toEqual(['00:00-00:30', '23:00-23:30', '23:30-00:00'])
    expect(slots({ week }, '2026-11-16')).toEqual(['23:00-23:30', '23:30-00:00'])
  })

  it('lets a range straddle midnight', () => {
    const week = aWeek([hours('23:15', '00:15')])
    expect(slots({ week }, '2026-11-14')).toEqual(['23:15-23:45', '23:45-00:15'])
  })

  it('offers the whole day where the store is open all day', () => {
    const all = slots({ openAllDay: true }, '2026-11-14')
    expect(all).toHaveLength(48)
    expect([all[0], all[47]]).toEqual(['00:00-00:30', '23:30-00:00'])
  })

  test.each([
    ['a closed day', { week: aWeek([hours('13:00', '16:00')], ['friday' as const]) }, '2026-11-13'],
    ['yesterday', {}, '2026-11-12'],
    ['tomorrow with same-day orders only', { sameDayOnly: true }, '2026-11-14'],
  ])('has none on %s', (_title, more, date) => expect(slots(more, date)).toEqual([]))

  it('refuses a slot length that would never end', () => {
    expect(() => slots({ slotMinutes: 0 }, '2026-11-13')).toThrow('not a slot length')
    expect(() => slots({ slotMinutes: 1.5 }, '2026-11-13')).toThrow('not a slot length')
    expect(slots({ slotMinutes: 1 }, '2026-11-13')).toHaveLength(180)
  })
})

describe('days on which the clocks change', () => {
  const week = aWeek([hours('01:00', '04:00')])
  it('does not offer 02:30 on the spring day', () => {
    expect(slots({ week }, '2026-03-29', at('2026-03-28T08:00:00Z'))).toEqual([
      '01:00-01:30',
      '01:30-02:00',
      '03:00-03:30',
      '03:30-04:00',
    ])
  })

  it('offers 02:30 once on the autumn day', () => {
    const all = slots({ week }, '2026-10-25', at('2026-10-24T08:00:00Z'))
    expect(all).toHaveLength(6)
    expect(all.filter((slot) => slot.startsWith('02:30'))).toHaveLength(1)
  })

  it('skips 01:30 in the Canaries, where the clocks jump at the same instant', () => {
    const store = aStore({ hours: someHours({ week }), timeZone: 'Atlantic/Canary' as TimeZone })
    const now = at('2026-03-28T08:00:00Z')
    const offered = show(listOrderSlots({ store, mode: 'pickup', now }, getIsoDate('2026-03-29')))
    expect(offered).toEqual(['02:00-02:30', '02:30-03:00', '03:00-03:30', '03:30-04:00'])
  })
})

describe('as soon as possible', () => {
  const first = (more: Parameters<typeof someHours>[0], iso: string) => {
    const found = findFirstSlot({ store: aStore({ hours: someHours(more) }), mode: 'pickup', now: at(iso) })
    return found && `${found.date} ${formatMinute(found.slot.from)}`
  }
  it('is the first slot of today, or of the next day that has one', () => {
    expect(first({}, '2026-11-13T13:10:00Z')).toBe('2026-11-13 14:30')
    expect(first({}, '2026-11-13T20:00:00Z')).toBe('2026-11-14 13:00')
    expect(first({ sameDayOnly: true }, '2026-11-13T20:00:00Z')).toBeUndefined()
  })

  it('looks a week ahead', () => {
    const opening = (days: number) => ({
      week: aWeek([]),
      specialDays: [{ date: addDays(getIsoDate('2026-11-13'), days), shifts: [hours('13:00', '14:00')] }],
    })
    expect(first(opening(soonestHorizonDays), '2026-11-13T08:00:00Z')).toBe('2026-11-20 13:00')
    expect(first(opening(soonestHorizonDays + 1), '2026-11-13T08:00:00Z')).toBeUndefined()
  })
})

describe('checkOrderSlot', () => {
  const question = { store: aStore(), mode: 'pickup', now: morning } as const
  test.each([
    ['an offered hour', '2026-11-13', '13:30', { allowed: true }],
    ['an hour between two', '2026-11-13', '13:40', { allowed: false, code: 'time-not-offered' }],
    ['a day gone by', '2026-11-12', '13:30', { allowed: false, code: 'date-not-allowed' }],
  ])('%s', (_title, date, time, verdict) => {
    expect(checkOrderSlot(question, getIsoDate(date), getMinute(time))).toEqual(verdict)
  })

  const anyStore = fc
    .record({
      shifts: fc.array(fc.record({ from: fc.integer({ min: 0, max: 1439 }), to: fc.integer({ min: 0, max: 1439 }) }), {
        maxLength: 3,
      }),
      slotMinutes: fc.integer({ min: 10, max: 90 }),
      leadMinutes: fc.integer({ min: 0, max: 120 }),
    })
    .map(({ shifts, ...more }) => aStore({ hours: someHours({ week: aWeek(shifts as never), ...more }) }))
  // Two days around the spring change, where an hour is missing.
  const anyNow = fc
    .integer({ min: 0, max: 2 * 24 * 60 })
    .map((later) => instant(at('2026-03-28T00:00:00Z') + later * 60_000))
  const date = getIsoDate('2026-03-29')

  it('what is offered can be taken, and what is not cannot', () => {
    fc.assert(
      fc.property(
        anyStore,
        anyNow,
        fc.array(fc.integer({ min: 0, max: 1439 }), { maxLength: 5 }),
        (store, now, tries) => {
          const asked = { store, mode: 'pickup', now } as const
          const offered = listOrderSlots(asked, date).map(({ from }) => from)
          for (const minute of [...offered.slice(0, 5), ...(tries as Minute[])]) {
            if (checkOrderSlot(asked, date, minute).allowed !== offered.includes(minute)) return false
          }
          return true
        },
      ),
      { numRuns: 40 },
    )
  })

  it('what is offered lies in opening hours, on the clock and after the lead', () => {
    fc.assert(
      fc.property(anyStore, anyNow, (store, now) => {
        const { slotMinutes, leadMinutes } = store.hours
        const starts = listOrderSlots({ store, mode: 'pickup', now }, date).map(({ from }) => from)
        return starts.every((from, index) => {
          const last = from + slotMinutes - 1
          const lastMoment = { date: addDays(date, Math.floor(last / 1440)), minute: (last % 1440) as Minute }
          return (
            isOpenAt(store.hours, { date, minute: from }, 'pickup') &&
            isOpenAt(store.hours, lastMoment, 'pickup') &&
            existsOnClock(date, from, store.timeZone) &&
            toInstant(date, from, store.timeZone) >= now + leadMinutes * 60_000 &&
            (index === 0 || (starts[index - 1] as number) < from)
          )
        })
      }),
      { numRuns: 100 },
    )
  })
})

test.each([
  ['delivery', false, false, 'no-delivery-address'],
  ['delivery', true, false, 'no-delivery-address'],
  ['delivery', false, true, 'choose-store-first'],
  ['delivery', true, true, 'store-closed'],
  ['pickup', false, false, 'choose-store-first'],
  ['pickup', true, false, 'store-closed'],
] as const)('%s with store %j and address %j: %s [SETUP-036]', (mode, hasStore, hasAddress, reason) => {
  expect(explainNoSlots({ mode, hasStore, hasAddress, hasHours: false })).toBe(reason)
})
