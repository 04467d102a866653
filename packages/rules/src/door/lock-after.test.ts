import { expect, test } from 'vitest'
import { findLockMinutes } from './lock-after.ts'

test.each([
  ['till', null, false, 5],
  ['phone', null, false, 5],
  ['till', 1, false, 1],
  ['phone', 0, false, 0],
  ['board', null, false, 0],
  ['board', 5, false, 0],
  ['printer', null, false, 0],
  ['till', null, true, 0],
  ['till', 1, true, 0],
] as const)(
  'a %s for which %j was chosen, the only screen: %j, locks after %i minutes [DAY-022]',
  (kind, chosen, isOnlyScreen, minutes) => {
    expect(findLockMinutes({ kind, chosen, isOnlyScreen })).toBe(minutes)
  },
)
