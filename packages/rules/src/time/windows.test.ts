import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type Minute, type Weekday, type WeekWindow, weekdays } from './calendar.ts'
import { getMinute } from './minute.ts'
import { crossesMidnight, endFromStartDay, isWithinNextDay, isWithinStartDay, isWithinWindows } from './windows.ts'

const window = (weekday: Weekday, from: string, to: string): WeekWindow => ({
  weekday,
  from: getMinute(from),
  to: getMinute(to),
})

describe('isWithinWindows', () => {
  const lunch = [window('friday', '13:00', '16:00')]
  const night = [window('friday', '20:00', '01:30')]
  test.each<[string, WeekWindow[], Weekday, string, boolean]>([
    ['at the opening minute', lunch, 'friday', '13:00', true],
    ['a minute before it', lunch, 'friday', '12:59', false],
    ['at the last minute', lunch, 'friday', '15:59', true],
    ['at the closing minute', lunch, 'friday', '16:00', false],
    ['on another day', lunch, 'thursday', '14:00', false],
    ['the morning after a window that ended', lunch, 'saturday', '14:00', false],
    ['before a night window, same day', night, 'friday', '00:45', false],
    ['late on the night itself', night, 'friday', '23:59', true],
    ['after midnight, the next day', night, 'saturday', '00:45', true],
    ['at the end after midnight', night, 'saturday', '01:30', false],
    ['a minute before the end after midnight', night, 'saturday', '01:29', true],
    ['the evening after', night, 'saturday', '20:00', false],
    ['Sunday night reaches Monday', [window('sunday', '22:00', '02:00')], 'monday', '01:00', true],
    ['until 00:00 means until midnight', [window('monday', '20:00', '00:00')], 'monday', '23:59', true],
    ['until 00:00 leaves nothing for the next day', [window('monday', '20:00', '00:00')], 'tuesday', '00:00', false],
    ['23:59 means midnight', [window('monday', '20:00', '23:59')], 'monday', '23:59', true],
    ['from 00:00 to 00:00 is the whole day', [window('monday', '00:00', '00:00')], 'monday', '12:00', true],
    ['and not the next one', [window('monday', '00:00', '00:00')], 'tuesday', '00:00', false],
    ['no windows', [], 'monday', '12:00', false],
    ['the second of two', [...lunch, ...night], 'friday', '21:00', true],
  ])('%s', (_title, windows, weekday, minute, expected) => {
    expect(isWithinWindows(windows, { weekday, minute: getMinute(minute) })).toBe(expected)
  })

  it('agrees with a walk over every minute of the week', () => {
    const anyWindow = fc.record({
      weekday: fc.constantFrom(...weekdays),
      from: fc.integer({ min: 0, max: 1439 }),
      to: fc.integer({ min: 0, max: 1438 }),
    })
    fc.assert(
      fc.property(fc.array(anyWindow, { maxLength: 4 }), (plain) => {
        const windows = plain as unknown as WeekWindow[]
        const open = new Set<number>()
        for (const { weekday, from, to } of plain) {
          const start = weekdays.indexOf(weekday) * 1440 + from
          const length = to > from ? to - from : 1440 - from + to
          for (let step = 0; step < length; step++) open.add((start + step) % (7 * 1440))
        }
        for (let minute = 0; minute < 7 * 1440; minute++) {
          const at = { weekday: weekdays[Math.floor(minute / 1440)] as Weekday, minute: (minute % 1440) as Minute }
          if (isWithinWindows(windows, at) !== open.has(minute)) return false
        }
        return true
      }),
      { numRuns: 10 },
    )
  })
})

it('tells the two days of a window apart', () => {
  const night = window('friday', '20:00', '01:30')
  expect(isWithinStartDay(night, getMinute('20:00'))).toBe(true)
  expect(isWithinStartDay(night, getMinute('00:45'))).toBe(false)
  expect(isWithinNextDay(night, getMinute('00:45'))).toBe(true)
  expect(isWithinNextDay(night, getMinute('20:00'))).toBe(false)
  expect(isWithinNextDay(window('friday', '10:00', '12:00'), getMinute('11:00'))).toBe(false)
})

test.each([
  ['13:00', '16:00', false, 960],
  ['20:00', '01:30', true, 1530],
  ['20:00', '00:00', true, 1440],
  ['20:00', '23:59', false, 1440],
  ['20:00', '23:58', false, 1438],
  ['10:00', '10:00', true, 2040],
])('%s to %s: crosses midnight %s, ends %i minutes after its midnight', (from, to, crosses, end) => {
  const span = { from: getMinute(from), to: getMinute(to) }
  expect(crossesMidnight(span)).toBe(crosses)
  expect(endFromStartDay(span)).toBe(end)
})
