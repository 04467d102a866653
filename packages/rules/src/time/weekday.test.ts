import { describe, expect, it, test } from 'vitest'
import { weekdays } from './calendar.ts'
import { findWeekday, previousWeekday, toWeekdayIndex, type WeekdayNumbering } from './weekday.ts'

describe('weekday numberings [CONST-019]', () => {
  test.each<[WeekdayNumbering, number, string]>([
    ['monday-0', 0, 'monday'],
    ['monday-0', 6, 'sunday'],
    ['sunday-0', 0, 'sunday'],
    ['sunday-0', 1, 'monday'],
    ['sunday-0', 6, 'saturday'],
    ['monday-1', 1, 'monday'],
    ['monday-1', 6, 'saturday'],
    ['monday-1', 7, 'sunday'],
  ])('%s: %i is %s [CONST-019]', (numbering, index, weekday) => {
    expect(findWeekday(numbering, index)).toBe(weekday)
  })

  test.each<[WeekdayNumbering, number]>([
    ['monday-0', -1],
    ['monday-0', 7],
    ['sunday-0', 7],
    ['monday-1', 0],
    ['monday-1', 8],
  ])('%s has no %i', (numbering, index) => expect(findWeekday(numbering, index)).toBeUndefined())

  it.each<WeekdayNumbering>(['monday-0', 'sunday-0', 'monday-1'])('%s goes there and back', (numbering) => {
    for (const weekday of weekdays) expect(findWeekday(numbering, toWeekdayIndex(numbering, weekday))).toBe(weekday)
    expect(new Set(weekdays.map((weekday) => toWeekdayIndex(numbering, weekday))).size).toBe(7)
  })
})

it('steps back a day, Monday to Sunday', () => {
  expect(weekdays.map(previousWeekday)).toEqual([
    'sunday',
    'monday',
    'tuesday',
    'wednesday',
    'thursday',
    'friday',
    'saturday',
  ])
})
