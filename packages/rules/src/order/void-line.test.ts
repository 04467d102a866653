import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { cents } from '../money/cents.ts'
import type { PricePartKind } from '../pricing/price-part.ts'
import { checkVoid, isSoldDish, priceVoid } from './void-line.ts'

const aDish = (total: number) => ({ total: cents(total), parts: [{ kind: 'base' }] }) as const
const aPart = (kind: PricePartKind, amount: number) => ({ kind, amount: cents(amount) })
const prices = fc.integer({ min: 0, max: 10_000 })
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)
const aCharge = (total: number) => ({ total: cents(total), parts: [{ kind: 'service-charge' }] }) as const

describe('a dish that is taken out', () => {
  test.each([
    ['of an order that waits', 'on-hold', 2, true],
    ['of one that is cooked', 'preparing', 2, true],
    ['of one that is ready', 'ready', 3, true],
    ['of one that is handed over', 'picked-up', 2, false],
    ['of one that is cancelled', 'cancelled', 2, false],
    ['when it is the last', 'preparing', 1, false],
  ] as const)('%s', (_title, status, wanted, isAllowed) => {
    expect(checkVoid({ status, wanted }).allowed).toBe(isAllowed)
  })

  it('gives back its price less its share of the coupon, and nothing of the way or the tip', () => {
    const lines = [aDish(1000), aDish(3000)]
    const parts = [aPart('coupon', -400), aPart('shipping', 250), aPart('tip', 100)]
    expect(lines.map((line) => priceVoid(line, { lines, parts }))).toEqual([
      { money: 900, points: 0 },
      { money: 2700, points: 0 },
    ])
  })

  it('gives back as points what points paid of it', () => {
    const lines = [aDish(1000), aDish(3000)]
    const parts = [aPart('coupon', -400), aPart('receipt', -1200)]
    expect(lines.map((line) => priceVoid(line, { lines, parts }))).toEqual([
      { money: 600, points: 300 },
      { money: 1800, points: 900 },
    ])
  })

  it('gives back its share of the service charge, which is no dish', () => {
    const lines = [aDish(1000), aDish(3000), aCharge(400)]
    expect(lines.filter(isSoldDish).map((line) => priceVoid(line, { lines, parts: [] }).money)).toEqual([1100, 3300])
  })

  it('is told from a service charge even where either costs nothing', () => {
    expect(isSoldDish({ parts: [{ kind: 'base' }] })).toBe(true)
    expect(isSoldDish({ parts: [] })).toBe(false)
  })

  it('never gives back more than was asked for the dishes, nor three cents less than it cost', () => {
    fc.assert(
      fc.property(
        fc.array(prices, { minLength: 1, maxLength: 9 }),
        fc.record({ coupon: prices, receipt: prices, charge: prices, shipping: prices }),
        (totals, { coupon, receipt, charge, shipping }) => {
          const goods = sum(totals)
          // As an order is priced: a coupon is taken off the goods, a receipt off what is then left with the service.
          const couponOff = Math.min(coupon, goods)
          const service = goods === 0 ? 0 : charge
          const receiptOff = Math.min(receipt, goods - couponOff + service)
          const lines = [...totals.map(aDish), aCharge(service)]
          const parts = [aPart('coupon', -couponOff), aPart('receipt', -receiptOff), aPart('shipping', shipping)]
          const worths = totals.map((total) => priceVoid({ total: cents(total) }, { lines, parts }))
          expect(sum(worths.map(({ money }) => money))).toBeLessThanOrEqual(goods + service - couponOff - receiptOff)
          expect(sum(worths.map(({ points }) => points))).toBeLessThanOrEqual(receiptOff)
          for (const [at, { money, points }] of worths.entries()) {
            const cost = ((goods + service - couponOff) * (totals[at] ?? 0)) / Math.max(1, goods)
            expect(Math.min(money, points)).toBeGreaterThanOrEqual(0)
            expect(money + points).toBeLessThanOrEqual(cost + 1e-6)
            expect(money + points).toBeGreaterThan(cost - 3)
          }
        },
      ),
    )
  })
})
