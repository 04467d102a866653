import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import { cents } from '@comanda/rules/money/cents'
import { expect, test } from 'vitest'
import { findShortfall } from './find-shortfall.ts'
import type { Checkout } from './read-checkout.ts'

const toldOf = (mode: OrderingMode, totals: readonly number[]) =>
  ({
    cart: { setup: { mode } },
    lines: totals.map((total) => ({ shown: { finalTotal: cents(total), total: cents(9_999) } })),
  }) as unknown as Checkout['told']

test.each<[OrderingMode, readonly number[], number | null, number | null]>([
  ['delivery', [600, 599], 1200, 1200],
  ['delivery', [600, 600], 1200, null],
  ['pickup', [100], 1200, 1200],
  ['pickup', [100], 0, null],
  ['table', [100], 1200, null],
  ['delivery', [100], null, null],
])('%s of %j with the minimum %j falls short of %j [CART-042] [OPEN-059]', (mode, totals, minimum, expected) => {
  const amount = minimum === null ? null : cents(minimum)
  expect(findShortfall({ told: toldOf(mode, totals), minimum: amount })).toBe(expected)
})
