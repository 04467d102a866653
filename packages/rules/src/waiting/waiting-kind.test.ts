import { expect, test } from 'vitest'
import { seededRoles } from '../team/seeded-roles.ts'
import { listHeardKinds, listSoundingKinds } from './waiting-kind.ts'

test.each([
  ['owner', ['order', 'call', 'dish', 'printer', 'payment', 'message']],
  ['manager', ['order', 'call', 'dish', 'printer', 'payment', 'message']],
  ['host', ['order', 'call', 'dish', 'printer']],
  ['waiter', ['order', 'call', 'dish', 'printer']],
  ['cashier', ['order', 'call', 'dish', 'printer']],
  ['kitchen', ['order', 'dish', 'printer']],
  ['rider', []],
] as const)('a %s is told of %j [DAY-210]', (role, kinds) => {
  expect(listHeardKinds(seededRoles[role].rights)).toEqual(kinds)
})

test('a device without a person is told what alarms, and nothing of money or guests [DAY-022] [DAY-210]', () => {
  expect(listHeardKinds(null)).toEqual(['order', 'call', 'dish', 'printer'])
})

test('a new order sounds everywhere, and a table that calls does not sound on a board of the kitchen [DAY-210]', () => {
  expect(listSoundingKinds(true)).toEqual(['order'])
  expect(listSoundingKinds(false)).toEqual(['order', 'call'])
})
