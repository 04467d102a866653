import { describe, expect, it, test } from 'vitest'
import { aWeek, hours, someHours } from '../testing/venues.ts'
import { weekdays } from '../time/calendar.ts'
import { addDays, formatDate, getIsoDate } from '../time/iso-date.ts'
import { findInitialDate, isDateAllowed, isDateFixed } from './allowed-dates.ts'

const shifts = [hours('13:00', '16:00')]
const today = getIsoDate('2026-11-13')
const closedSaturday = someHours({ week: aWeek(shifts, ['saturday']) })
const question = { hours: closedSaturday, mode: 'pickup', today } as const
const sameDay = { ...question, hours: someHours({ week: aWeek(shifts, ['saturday']), sameDayOnly: true }) }

const listAllowed = (asked: Parameters<typeof isDateAllowed>[0], days: number) =>
  Array.from({ length: days }, (_, ahead) => addDays(asked.today, ahead)).filter((date) => isDateAllowed(asked, date))

describe('selectable dates', () => {
  test.each([
    ['today', '2026-11-13', true],
    ['yesterday', '2026-11-12', false],
    ['tomorrow, an inactive Saturday', '2026-11-14', false],
    ['the day after', '2026-11-15', true],
    ['the next Saturday', '2026-11-21', false],
    ['as far as the store plans', '2026-11-27', true],
    ['a day further', '2026-11-28', false],
    ['next year', '2027-01-04', false],
    ['the year 2099', '2099-01-05', false],
  ])('%s (%s): %j [SETUP-030] [F-011]', (_title, date, expected) => {
    expect(isDateAllowed(question, getIsoDate(date))).toBe(expected)
  })

  it('lists the active days of a week [SETUP-030]', () => {
    expect(listAllowed(question, 4)).toEqual(['2026-11-13', '2026-11-15', '2026-11-16'])
  })

  it('asks the delivery week for a delivery', () => {
    const both = { ...question, hours: someHours({ deliveryWeek: aWeek(shifts, ['friday']) }) }
    expect(isDateAllowed(both, today)).toBe(true)
    expect(isDateAllowed({ ...both, mode: 'delivery' }, today)).toBe(false)
  })
})

describe('same-day ordering', () => {
  it('leaves only today, and only if today is active, with the field disabled [SETUP-031]', () => {
    expect(listAllowed(sameDay, 8)).toEqual(['2026-11-13'])
    expect(listAllowed({ ...sameDay, today: getIsoDate('2026-11-14') }, 8)).toEqual([])
    expect(isDateFixed(sameDay.hours)).toBe(true)
    expect(isDateFixed(closedSaturday)).toBe(false)
  })

  test.each([
    ['required, today active', sameDay, '2026-11-13', ['2026-11-13']],
    ['required, today inactive', sameDay, '2026-11-14', []],
    ['not required, today inactive', question, '2026-11-14', ['2026-11-15', '2026-11-16']],
    ['not required, today active', question, '2026-11-13', ['2026-11-13', '2026-11-15']],
  ] as const)('%s: what can be ordered for [SETUP-032]', (_title, asked, day, expected) => {
    expect(listAllowed({ ...asked, today: getIsoDate(day) }, 3)).toEqual(expected)
  })
})

it('starts the week on Monday, shows DD-MM-YYYY, stores YYYY-MM-DD and picks today if allowed [SETUP-033]', () => {
  expect(weekdays[0]).toBe('monday')
  expect(formatDate(question.today)).toBe('13-11-2026')
  expect(findInitialDate(question)).toBe('2026-11-13')
  expect(findInitialDate({ ...question, today: getIsoDate('2026-11-14') })).toBeUndefined()
})
