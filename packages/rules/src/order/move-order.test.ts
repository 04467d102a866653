import { describe, expect, test } from 'vitest'
import type { OrderingMode } from '../modes/ordering-mode.ts'
import { checkOrderMove } from './move-order.ts'
import { orderStatuses } from './order.ts'

const legal: Record<'pickup' | 'table', readonly string[]> = {
  pickup: [
    ...['on-hold preparing', 'on-hold cancelled', 'preparing bagging', 'preparing ready', 'preparing cancelled'],
    ...['bagging ready', 'bagging cancelled', 'ready picked-up', 'ready preparing', 'ready cancelled'],
  ],
  table: [
    ...['on-hold preparing', 'on-hold cancelled', 'preparing ready', 'preparing cancelled'],
    ...['bagging ready', 'bagging cancelled', 'ready picked-up', 'ready preparing', 'ready cancelled'],
  ],
}

describe('the life of an order [DAY-099]', () => {
  const steps = (['pickup', 'table'] as const).flatMap((mode) =>
    orderStatuses.flatMap((from) => orderStatuses.map((to) => [mode, from, to] as const)),
  )
  test.each(steps)('%s: %s to %s', (mode, status, to) => {
    const verdict = checkOrderMove({ status, setup: { mode: mode as OrderingMode } }, to)
    expect(verdict.allowed).toBe(legal[mode].includes(`${status} ${to}`))
  })
})
