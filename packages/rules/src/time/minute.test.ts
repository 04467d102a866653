import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { findMinute, formatMinute, getMinute, minute } from './minute.ts'

describe('minute', () => {
  it.each([0, 1, 1439])('takes %i', (value) => expect(minute(value)).toBe(value))
  it.each([-1, 1440, 0.5, Number.NaN])('refuses %d', (value) => expect(() => minute(value)).toThrow('not a minute'))
})

describe('findMinute', () => {
  test.each([
    ['00:00', 0],
    ['9:05', 545],
    ['09:05', 545],
    ['20:30', 1230],
    ['20:30:00', 1230],
    ['23:59', 1439],
    ['24:00', 0],
    ['24:00:00', 0],
  ])('reads %s', (text, expected) => expect(findMinute(text)).toBe(expected))

  test.each(['24:01', '25:00', '12:60', '12', '', '12:5', '123:00', '012:00', 'x12:00', '12:00x', '12:00:0', '-1:00'])(
    'does not read %j',
    (text) => expect(findMinute(text)).toBeUndefined(),
  )

  it('reads back every minute it formats', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), (value) => findMinute(formatMinute(minute(value))) === value),
    )
  })
})

it('formats with two digits on both sides', () => expect(formatMinute(minute(65))).toBe('01:05'))
it('gets a minute or throws', () => {
  expect(getMinute('13:15')).toBe(795)
  expect(() => getMinute('25:00')).toThrow('not an hour of the day: 25:00')
})
