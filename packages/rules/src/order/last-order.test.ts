import { expect, it, test } from 'vitest'
import type { OrderingMode } from '../modes/ordering-mode.ts'
import { instant } from '../time/store-moment.ts'
import { isRemembered, isStillRemembered, lastOrderKeptMs } from './last-order.ts'

const contact = { fullName: 'Ana Gil', email: 'ana@demo.example', phone: '600123456' }

test.each<[OrderingMode, boolean]>([
  ['pickup', true],
  ['delivery', true],
  ['takehere', true],
  ['table', false],
  ['digital-card', false],
])('an order by %s is remembered: %s', (mode, expected) => {
  expect(isRemembered({ mode, contact })).toBe(expected)
})

it('half a contact is not remembered', () => {
  expect(isRemembered({ mode: 'pickup', contact: { ...contact, phone: '' } })).toBe(false)
  expect(isRemembered({ mode: 'pickup', contact: { ...contact, email: 'ana' } })).toBe(false)
})

it('it is forgotten after half a year, and not because a clock was set back', () => {
  const placedAt = instant(1_700_000_000_000)
  expect(isStillRemembered({ placedAt }, instant(placedAt + lastOrderKeptMs - 1))).toBe(true)
  expect(isStillRemembered({ placedAt }, instant(placedAt + lastOrderKeptMs))).toBe(false)
  expect(isStillRemembered({ placedAt }, instant(placedAt - 60_000))).toBe(true)
})
