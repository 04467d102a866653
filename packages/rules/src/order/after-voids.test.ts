import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { basisPoints, cents } from '../money/cents.ts'
import { containedVat } from '../money/contained-vat.ts'
import { afterVoids } from './after-voids.ts'

const taxed = (rate: number, gross: number) => {
  const vat = containedVat(cents(gross), basisPoints(rate))
  return { rate, base: cents(gross - vat), vat }
}
const aSum = (food: number, drinks: number) => ({
  total: cents(food + drinks),
  parts: [],
  vat: [taxed(1000, food), taxed(2100, drinks)],
})

describe('what an order costs after dishes were taken out', () => {
  it('is as it was sold while none was', () => {
    const sold = aSum(2200, 242)
    expect(afterVoids(sold, [])).toEqual(sold)
  })

  it('names what was taken out, and bears so much less VAT of the rate of the dish', () => {
    expect(afterVoids(aSum(2200, 242), [{ amount: cents(1100), vatRate: 1000 }])).toEqual({
      total: 1342,
      parts: [{ kind: 'taken-out', label: null, quantity: 1, amount: -1100 }],
      vat: [taxed(1000, 1100), taxed(2100, 242)],
    })
    expect(afterVoids(aSum(2200, 242), [{ amount: cents(242), vatRate: 2100 }]).vat).toEqual([taxed(1000, 2200)])
  })

  it('has bases and taxes that sum to the total', () => {
    const prices = fc.integer({ min: 0, max: 10_000 })
    const rate = fc.constantFrom(1000, 2100, null)
    fc.assert(
      fc.property(prices, prices, fc.array(fc.tuple(prices, rate), { maxLength: 4 }), (food, drinks, taken) => {
        let left = food + drinks
        const voids = taken.map(([wanted, vatRate]) => {
          const amount = cents(Math.min(wanted, left))
          left -= amount
          return { amount, vatRate }
        })
        const { total, vat } = afterVoids(aSum(food, drinks), voids)
        expect(total).toBe(left)
        expect(vat.reduce((sum, row) => sum + row.base + row.vat, 0)).toBe(left)
      }),
    )
  })
})
