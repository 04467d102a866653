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
  const rights = listRights(seededRoles[role].rights)
  expect(findLanding({ rights, deviceKind: null, unused: ['book'] })).toBe(landing)
})

it('a host comes in at the book, where there is one [DAY-218]', () => {
  const rights = listRights(seededRoles.host.rights)
  expect(findLanding({ rights, deviceKind: null, unused: [] })).toBe('book')
})

test.each([
  ['board', [], 'kitchen'],
  ['board', listRights(seededRoles.manager.rights), 'kitchen'],
  ['board', listRights(seededRoles.host.rights), 'floor'],
  ['till', [], 'start'],
] as const)(
  'a %s opens its own screen, without anybody and for whoever cooks [DAY-218]',
  (deviceKind, rights, landing) => {
    expect(findLanding({ rights, deviceKind, unused: ['book'] })).toBe(landing)
  },
)
