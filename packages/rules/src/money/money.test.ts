import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { basisPoints, cents, roundHalfUp, shareOf, sumCents } from './cents.ts'
import { containedVat } from './contained-vat.ts'
import { splitCents } from './split-cents.ts'

describe('cents', () => {
  test.each([0, -1, 12_345])('takes %d', (amount) => {
    expect(cents(amount)).toBe(amount)
    expect(basisPoints(amount)).toBe(amount)
  })
  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %d', (amount) => {
    expect(() => cents(amount)).toThrow(`not whole cents: ${amount}`)
    expect(() => basisPoints(amount)).toThrow(`not whole basis points: ${amount}`)
  })
  it('adds up', () => expect(sumCents([cents(1), cents(-3), cents(10)])).toBe(8))
  it('adds up nothing to nothing', () => expect(sumCents([])).toBe(0))
})

test.each([
  [2.5, 3],
  [2.4999, 2],
  [-2.5, -2],
  [-2.6, -3],
])('%d rounds half up to %d [OPEN-107]', (amount, rounded) => expect(roundHalfUp(amount)).toBe(rounded))

test.each([
  [1000, 1000, 100],
  [1005, 1000, 101],
  [1004, 1000, 100],
  [333, 10_000, 333],
  [999, 0, 0],
])('of %i cents, %i basis points are %i', (amount, share, expected) => {
  expect(shareOf(cents(amount), basisPoints(share))).toBe(expected)
})

test.each([
  [1100, 1000, 100],
  [1000, 1000, 91],
  [1210, 2100, 210],
  [999, 2100, 173],
  [1000, 400, 38],
  [500, 0, 0],
  [0, 2100, 0],
  // A tie: 3 ÷ 6 of a cent is half a cent, and is rounded up.
  [3, 2000, 1],
])('%i cents at %i basis points contain %i of tax: total − total ÷ (1 + rate) [OPEN-052]', (total, rate, vat) => {
  expect(containedVat(cents(total), basisPoints(rate))).toBe(vat)
})

describe('splitting by weight', () => {
  test.each([
    [100, [1, 1, 1], [33, 34, 33]],
    [100, [50, 30, 20], [50, 30, 20]],
    [7, [0, 1], [0, 7]],
    [7, [0, 0], [7, 0]],
    [0, [3, 4], [0, 0]],
    [5, [], []],
    [-100, [1, 3], [-25, -75]],
  ])('%i by %j', (amount, weights, shares) => expect(splitCents(cents(amount), weights)).toEqual(shares))

  it('loses no cent of sums too large to multiply', () => {
    const large = 3_333_333_333_333
    expect(sumCents(splitCents(cents(large), [large, large - 1, 1]))).toBe(large)
  })

  it('loses no cent, stays within a cent of the due, and never takes more than a weight from it', () => {
    const weights = fc.array(fc.nat({ max: 100_000 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (parts, portion) => {
        const whole = parts.reduce((sum, part) => sum + part, 0)
        const amount = cents(Math.floor(whole * portion))
        const shares = splitCents(amount, parts)
        expect(sumCents(shares)).toBe(amount)
        shares.forEach((share, index) => {
          const weight = parts[index] ?? 0
          expect(share).toBeGreaterThanOrEqual(0)
          expect(share).toBeLessThanOrEqual(weight)
          if (whole > 0) expect(Math.abs(share - (amount * weight) / whole)).toBeLessThan(1 + 1e-6)
        })
      }),
    )
  })
})
