import { expect, it } from 'vitest'
import { type CustomerId, type ReceiptId, toId } from '../ids.ts'
import type { Instant } from '../time/calendar.ts'
import { chooseReceipt } from './check-receipt.ts'

function aReceipt(code: string, more: { points?: number; created?: number; hasExpired?: boolean } = {}) {
  const { points = 100, created = 1, hasExpired = false } = more
  return {
    id: toId<ReceiptId>(code),
    customerId: toId<CustomerId>('eva'),
    code,
    pointsGained: 100,
    pointsRemaining: points,
    createdAt: created as Instant,
    expiresAt: 9 as Instant,
    hasExpired,
  }
}

it.each([
  ['the newest', [aReceipt('old'), aReceipt('new', { created: 2 })], 'new'],
  ['none that has run out of time', [aReceipt('old'), aReceipt('new', { created: 2, hasExpired: true })], 'old'],
  ['none that has run out of points', [aReceipt('old'), aReceipt('new', { created: 2, points: 0 })], 'old'],
  ['nothing where there is none', [aReceipt('old', { points: 0 })], undefined],
])('of an employee’s receipts the checkout offers %s [OPEN-099]', (_title, receipts, code) => {
  expect(chooseReceipt(receipts)?.code).toBe(code)
})
