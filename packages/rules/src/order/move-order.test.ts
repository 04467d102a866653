import { describe, expect, it, test } from 'vitest'
import { checkOrderMove, findNextStep } from './move-order.ts'
import { orderStatuses } from './order.ts'
import { listOrderSteps } from './order-steps.ts'

const whole = { asksBagging: true, asksReady: true }
const toReady = ['on-hold preparing', 'on-hold cancelled', 'preparing ready', 'preparing cancelled']
const fromBag = ['bagging ready', 'bagging cancelled']
const fromReady = ['ready picked-up', 'ready preparing', 'ready cancelled']
const unsaid = ['on-hold preparing', 'on-hold cancelled', 'preparing picked-up', 'preparing cancelled']
const leftReady = ['ready picked-up', 'ready preparing', 'ready cancelled', 'bagging picked-up', 'bagging cancelled']
const venues = [
  ['pickup of a store that asks all', 'pickup', whole, [...toReady, 'preparing bagging', ...fromBag, ...fromReady]],
  ['table of a store that asks all', 'table', whole, [...toReady, ...fromBag, ...fromReady]],
  ['pickup that is not bagged', 'pickup', { ...whole, asksBagging: false }, [...toReady, ...fromBag, ...fromReady]],
  [
    'pickup that nobody says ready',
    'pickup',
    { ...whole, asksReady: false },
    [...unsaid, 'preparing bagging', ...leftReady],
  ],
  ['pickup of two people', 'pickup', { asksBagging: false, asksReady: false }, [...unsaid, ...leftReady]],
  ['table of two people', 'table', { asksBagging: false, asksReady: false }, [...unsaid, ...leftReady]],
  [
    'delivery of two people, which waits for its rider all the same',
    'delivery',
    { asksBagging: false, asksReady: false },
    [...toReady, ...fromBag, ...fromReady],
  ],
] as const

describe.each(venues)('the life of an order: %s [DAY-099]', (_, mode, asked, legal) => {
  const steps = listOrderSteps(mode, asked)
  const moves = orderStatuses.flatMap((from) => orderStatuses.map((to) => [from, to] as const))
  test.each(moves)('%s to %s', (status, to) => {
    const isLegal = (legal as readonly string[]).includes(`${status} ${to}`)
    expect(checkOrderMove({ status, steps }, to).allowed).toBe(isLegal)
  })

  it('leads from its first step to its last, one press after the other', () => {
    const walk = ['on-hold' as (typeof orderStatuses)[number]]
    for (let next = findNextStep({ status: 'on-hold', steps }); next !== null; ) {
      expect(checkOrderMove({ status: walk.at(-1) ?? 'on-hold', steps }, next).allowed).toBe(true)
      walk.push(next)
      next = findNextStep({ status: next, steps })
    }
    expect(walk).toEqual(steps.filter((step) => step !== 'bagging'))
  })
})
