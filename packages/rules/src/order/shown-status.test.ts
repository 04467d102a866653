import { expect, it } from 'vitest'
import { toShownStatus } from './shown-status.ts'

it.each([
  ['picked-up', 'delivery', 'delivered'],
  ['picked-up', 'pickup', 'picked-up'],
  ['picked-up', 'table', 'served'],
  ['ready', 'table', 'ready'],
  ['ready', 'delivery', 'ready'],
] as const)('%s of a %s is told as %s [F-085]', (status, mode, shown) => {
  expect(toShownStatus(status, mode)).toBe(shown)
})

it.each([
  ['ready', 'delivery', 'on-its-way'],
  ['picked-up', 'delivery', 'delivered'],
  ['preparing', 'delivery', 'preparing'],
  ['ready', 'pickup', 'ready'],
] as const)('%s of a %s that has left is told as %s', (status, mode, shown) => {
  expect(toShownStatus(status, mode, true)).toBe(shown)
})
