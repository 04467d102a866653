import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import { expect, test } from 'vitest'
import { type BarKind, chooseBar } from './choose-bar.ts'

const every: readonly OrderingMode[] = ['delivery', 'pickup', 'table', 'digital-card', 'takehere']

test.each<[string, readonly OrderingMode[], OrderingMode | null, number | null, string, BarKind]>([
  ['an order under way [SHELL-047]', every, 'pickup', 2, '/', 'cart'],
  ['an order at the checkout [SHELL-047]', every, 'pickup', 2, '/checkout', 'none'],
  ['an order at the payment [SHELL-047]', every, 'pickup', 2, '/checkout/payment', 'none'],
  ['a venue that is a digital menu only [SHELL-048]', ['digital-card'], null, null, '/', 'none'],
  ['a visitor who reads the digital menu', every, 'digital-card', null, '/', 'none'],
  ['a table [SHELL-049]', every, 'table', null, '/', 'table'],
  ['a table with an order [SHELL-049]', every, 'table', 2, '/', 'table'],
  ['nothing set up [SHELL-050]', every, null, null, '/', 'start-order'],
  ['nothing set up, while writing to the venue', every, null, null, '/contact', 'none'],
  ['nothing set up, at a dish, whose own bar lies there', every, null, null, '/products/tortilla', 'none'],
  ['an order under way, on any page [SHELL-047]', every, 'pickup', 2, '/contact', 'cart'],
  ['an order under way with nothing in it', every, 'pickup', 0, '/account/history', 'none'],
  ['nothing set up, where only a table orders [SHELL-051]', ['table', 'digital-card'], null, null, '/', 'scan-code'],
])('%s', (_title, modes, mode, pieces, path, expected) => {
  const site = { modes, onlyBookings: false, onlyQr: false }
  expect(chooseBar({ site, mode, pieces, path })).toBe(expected)
})

test('a site of bookings alone has no bar', () => {
  const site = { modes: [], onlyBookings: true, onlyQr: false }
  expect(chooseBar({ site, mode: null, pieces: null, path: '/' })).toBe('none')
})
