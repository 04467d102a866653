import { describe, expect, it, test } from 'vitest'
import { basisPoints, cents } from '../money/cents.ts'
import { aCoupon, aReceipt, now } from '../testing/priced-carts.ts'
import type { Instant } from '../time/calendar.ts'
import { checkCoupon, couponWorth } from './check-coupon.ts'
import { checkReceipt, receiptWorth } from './check-receipt.ts'

const at = (offset: number) => (now + offset) as Instant

describe('a coupon', () => {
  const five = { amount: cents(500) }
  test.each([
    ['counts from its first moment', { validFrom: now }, true],
    ['not before', { validFrom: at(1) }, 'coupon-not-yet'],
    ['counts up to its end', { validTo: at(1) }, true],
    ['not at its end', { validTo: now }, 'coupon-expired'],
    ['counts while a use is left', { usesLeft: 1 }, true],
    ['not when used up', { usesLeft: 0 }, 'coupon-used-up'],
    ['counts from its minimum', { minimumOrder: cents(2000) }, true],
    ['not below it', { minimumOrder: cents(2001) }, 'coupon-below-minimum'],
  ])('%s', (_title, more, expected) => {
    const verdict = checkCoupon(aCoupon(five, more), cents(2000), now)
    expect(verdict.allowed || verdict.code).toBe(expected)
  })

  test.each([
    ['its amount', five, 2000, 500],
    ['no more than there is to pay', five, 300, 300],
    ['its share, rounded half up', { share: basisPoints(1500) }, 1990, 299],
    ['never more than all', { share: basisPoints(20_000) }, 1990, 1990],
    ['never less than nothing', { amount: cents(-5) }, 1990, 0],
  ])('is worth %s [OPEN-053]', (_title, discount, payable, worth) => {
    expect(couponWorth(aCoupon(discount), cents(payable))).toBe(worth)
  })
})

describe('an employee receipt', () => {
  test.each([
    ['counts up to its end', aReceipt(100, { expiresAt: at(1) }), true],
    ['is refused once expired', aReceipt(100, { expiresAt: now }), 'receipt-expired'],
    ['counts with one point', aReceipt(1), true],
    ['is refused without points', aReceipt(0), 'receipt-empty'],
  ])('%s [OPEN-053]', (_title, receipt, expected) => {
    const verdict = checkReceipt(receipt, now)
    expect(verdict.allowed || verdict.code).toBe(expected)
  })

  it('is a discount of a cent a point, up to what is to pay [PRICE-031]', () => {
    expect(receiptWorth(aReceipt(700), cents(900))).toBe(700)
    expect(receiptWorth(aReceipt(700), cents(600))).toBe(600)
  })
})
