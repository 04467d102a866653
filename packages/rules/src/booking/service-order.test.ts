import { expect, test } from 'vitest'
import { formatMinute, getMinute } from '../time/minute.ts'
import { toServiceOrder } from './service-order.ts'

const slots = (hours: string) => hours.split(' ').map((hour) => ({ at: getMinute(hour), capacity: 4 }))

test.each([
  ['lunch', '13:00 14:00', '17:00', '13:00 14:00'],
  ['dinner that ends after midnight', '20:00 23:00', '01:00', '20:00 23:00'],
  ['a night whose last hours are past midnight', '00:30 01:00 22:00 23:30', '02:00', '22:00 23:30 00:30 01:00'],
  ['a last arrival at the very end', '00:00 22:00', '00:00', '22:00 00:00'],
  ['a breakfast that begins before dawn', '05:00 06:00', '11:00', '05:00 06:00'],
  ['a sitting without hours', '', '23:00', ''],
])('the hours of %s follow each other as they are served [F-022]', (_title, hours, end, expected) => {
  const ordered = toServiceOrder(hours === '' ? [] : slots(hours), getMinute(end))
  expect(ordered.map(({ at }) => formatMinute(at)).join(' ')).toBe(expected)
})
