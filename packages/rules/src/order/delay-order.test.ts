import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { checkDelay, delaySteps, longestDelayMinutes } from './delay-order.ts'
import { orderStatuses } from './order.ts'

describe('a delay of an order', () => {
  test.each([
    ['on-hold', true],
    ['preparing', true],
    ['bagging', true],
    ['ready', false],
    ['picked-up', false],
    ['cancelled', false],
  ] as const)('while it is %s is possible: %s', (status, possible) => {
    expect(checkDelay({ status, delayMinutes: 0 }, 5).allowed).toBe(possible)
  })

  test.each([
    [100, 20, { allowed: true }],
    [105, 20, { allowed: false, code: 'delay-too-long' }],
    [120, 5, { allowed: false, code: 'delay-too-long' }],
  ] as const)('after %i minutes by %i more', (delayMinutes, step, verdict) => {
    expect(checkDelay({ status: 'preparing', delayMinutes }, step)).toEqual(verdict)
  })

  it('never adds up to more than two hours, in whatever steps', () => {
    const steps = fc.array(fc.constantFrom(...delaySteps), { maxLength: 60 })
    fc.assert(
      fc.property(fc.constantFrom(...orderStatuses), steps, (status, wishes) => {
        let delayMinutes = 0
        for (const step of wishes) if (checkDelay({ status, delayMinutes }, step).allowed) delayMinutes += step
        expect(delayMinutes).toBeLessThanOrEqual(longestDelayMinutes)
      }),
    )
  })
})
