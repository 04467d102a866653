import { expect, test } from 'vitest'
import { lockAfterMs } from './lock-after.ts'

test.each([
  ['board', null],
  ['till', 60_000],
  ['phone', 5 * 60_000],
  ['printer', null],
] as const)('a %s locks after %s ms [DAY-022]', (kind, ms) => {
  expect(lockAfterMs[kind]).toBe(ms)
})
