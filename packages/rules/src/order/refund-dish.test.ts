import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { cents } from '../money/cents.ts'
import { checkDishRefund, priceUnits } from './refund-dish.ts'

describe('a dish that was handed over [DAY-207]', () => {
  test.each([
    ['one of three', 'picked-up', 3, 0, 1, null],
    ['the last two of three', 'picked-up', 3, 1, 2, null],
    ['more than are left', 'picked-up', 3, 1, 3, 'quantity-not-allowed'],
    ['what went back before', 'picked-up', 1, 1, 1, 'quantity-not-allowed'],
    ['none', 'picked-up', 3, 0, 0, 'quantity-not-allowed'],
    ['less than none', 'picked-up', 3, 2, -1, 'quantity-not-allowed'],
    ['of an order that is still there', 'ready', 3, 0, 1, 'illegal-move'],
    ['of one that was cancelled', 'cancelled', 3, 0, 1, 'illegal-move'],
  ] as const)('is given back: %s', (_title, status, quantity, unitsBack, units, code) => {
    const verdict = checkDishRefund({ status, quantity, unitsBack }, units)
    expect(verdict.allowed ? null : verdict.code).toBe(code)
  })

  it('gives back a cent less first, where it cannot be shared', () => {
    const worth = { money: cents(1000), points: 2 }
    const unit = (unitsBack: number) => priceUnits(worth, { quantity: 3, unitsBack }, 1)
    expect([unit(0), unit(1), unit(2)]).toEqual([
      { money: 333, points: 0 },
      { money: 333, points: 1 },
      { money: 334, points: 1 },
    ])
  })

  it('is worth what it is worth, however its units go back', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999 }), parts, (money, taken) => {
        const quantity = taken.reduce((sum, one) => sum + one, 0)
        let unitsBack = 0
        let back = 0
        for (const units of taken) {
          back += priceUnits({ money: cents(money), points: 0 }, { quantity, unitsBack }, units).money
          unitsBack += units
        }
        expect(back).toBe(money)
      }),
    )
  })
})
