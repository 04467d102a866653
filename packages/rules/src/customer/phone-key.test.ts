import { expect, it } from 'vitest'
import { toPhoneKey } from './phone.ts'

it.each([
  ['600123456', '600123456'],
  ['600 12 34 56', '600123456'],
  ['+34 600-123-456', '600123456'],
  ['0034 (600) 123456', '600123456'],
  ['60012345', undefined],
  ['', undefined],
  ['no number', undefined],
])('the number %s is known by %s [DAY-220]', (text, key) => {
  expect(toPhoneKey(text)).toBe(key)
})
