import { expect, it, test } from 'vitest'
import { findLanding } from './landing.ts'
import { listRights } from './rights.ts'
import { seededRoles } from './seeded-roles.ts'

test.each([
  ['owner', 'start'],
  ['manager', 'start'],
  ['host', 'floor'],
  ['waiter', 'floor'],
  ['cashier', 'orders'],
  ['kitchen', 'kitchen'],
  ['rider', 'rides'],
] as const)('a %s comes in where their work is: %s [DAY-218]', (role, landing) => {
  expect(findLanding(listRights(seededRoles[role].rights), null)).toBe(landing)
})

it('a board opens its own screen, without anybody and for whoever cooks [DAY-218]', () => {
  expect(findLanding([], 'board')).toBe('kitchen')
  expect(findLanding(listRights(seededRoles.manager.rights), 'board')).toBe('kitchen')
  expect(findLanding(listRights(seededRoles.host.rights), 'board')).toBe('floor')
  expect(findLanding([], 'till')).toBe('start')
})
