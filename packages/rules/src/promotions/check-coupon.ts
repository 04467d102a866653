import { type Cents, cents, shareOf } from '../money/cents.ts'
import type { Instant } from '../time/calendar.ts'
import { allowed, refuse, type Verdict } from '../verdict.ts'
import type { Coupon } from './promotion.ts'

export type CouponRefusal = 'coupon-not-yet' | 'coupon-expired' | 'coupon-used-up' | 'coupon-below-minimum'

/** A code is valid between its two moments, while uses are left, on an order that is large enough (OPEN-053). */
export function checkCoupon(coupon: Coupon, ordered: Cents, now: Instant): Verdict<CouponRefusal> {
  if (now < coupon.validFrom) return refuse('coupon-not-yet')
  if (now >= coupon.validTo) return refuse('coupon-expired')
  if (coupon.usesLeft !== null && coupon.usesLeft <= 0) return refuse('coupon-used-up')
  return ordered < coupon.minimumOrder ? refuse('coupon-below-minimum') : allowed
}

/** Never negative, and never more than there is to pay. */
export function couponWorth(coupon: Coupon, payable: Cents): Cents {
  const worth = 'amount' in coupon.discount ? coupon.discount.amount : shareOf(payable, coupon.discount.share)
  return cents(Math.max(0, Math.min(worth, payable)))
}
