import { expect, test } from 'vitest'
import { checkBeside } from './check-beside.ts'

test.each([
  ['an order that waits', 'on-hold', 'delivery', true],
  ['an order that is cooked', 'preparing', 'pickup', true],
  ['an order that is ready', 'ready', 'takehere', true],
  ['an order that is handed over', 'picked-up', 'pickup', false],
  ['an order that is cancelled', 'cancelled', 'delivery', false],
  ['an order of a table, which sends another round', 'preparing', 'table', false],
] as const)('dishes are added to %s: %s %s %s', (_title, status, mode, isAllowed) => {
  expect(checkBeside({ status, setup: { mode } }).allowed).toBe(isAllowed)
})
