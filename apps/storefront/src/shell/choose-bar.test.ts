import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import { expect, test } from 'vitest'
import { type BarKind, chooseBar } from './choose-bar.ts'

const every: readonly OrderingMode[] = ['delivery', 'pickup', 'table', 'digital-card', 'takehere']

test.each<[string, readonly OrderingMode[], OrderingMode | null, boolean, string, BarKind]>([
  ['an order under way [SHELL-047]', every, 'pickup', true, '/', 'cart'],
  ['an order at the checkout [SHELL-047]', every, 'pickup', true, '/checkout', 'none'],
  ['an order at the payment [SHELL-047]', every, 'pickup', true, '/checkout/payment', 'none'],
  ['a venue that is a digital menu only [SHELL-048]', ['digital-card'], null, false, '/', 'none'],
  ['a visitor who reads the digital menu', every, 'digital-card', false, '/', 'none'],
  ['a table [SHELL-049]', every, 'table', false, '/', 'table'],
  ['a table with an order [SHELL-049]', every, 'table', true, '/', 'table'],
  ['nothing set up [SHELL-050]', every, null, false, '/', 'start-order'],
  ['nothing set up, while writing to the venue', every, null, false, '/contact', 'none'],
  ['nothing set up, at a dish, whose own bar lies there', every, null, false, '/products/tortilla', 'none'],
  ['an order under way, on any page [SHELL-047]', every, 'pickup', true, '/contact', 'cart'],
  ['nothing set up, where only a table orders [SHELL-051]', ['table', 'digital-card'], null, false, '/', 'scan-code'],
])('%s', (_title, modes, mode, hasCart, path, expected) => {
  const site = { modes, onlyBookings: false, onlyQr: false }
  expect(chooseBar({ site, mode, hasCart, path })).toBe(expected)
})

test('a site of bookings alone has no bar', () => {
  const site = { modes: [], onlyBookings: true, onlyQr: false }
  expect(chooseBar({ site, mode: null, hasCart: false, path: '/' })).toBe('none')
})
