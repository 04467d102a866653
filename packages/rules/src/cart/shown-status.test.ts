import { expect, it } from 'vitest'
import { toShownStatus } from './shown-status.ts'

it.each([
  ['picked-up', 'delivery', 'delivered'],
  ['picked-up', 'pickup', 'picked-up'],
  ['ready', 'delivery', 'ready'],
] as const)('%s of a %s is told as %s [F-085]', (status, mode, shown) => {
  expect(toShownStatus(status, mode)).toBe(shown)
})
