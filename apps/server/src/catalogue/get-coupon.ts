import type { getCoupon as row } from '@comanda/contract/calls/promotion'
import { refusal } from '@comanda/contract/refusals'
import { checkCoupon } from '@comanda/rules/promotions/check-coupon'
import type { Handler } from '../call/handler.ts'
import { findCoupon } from './promotion.repository.ts'

/** What a code is worth. Whether the order is large enough is checked when it is applied to a cart. */
export const getCoupon: Handler<typeof row> = async ({ code }, { database, siteId, now }) => {
  const coupon = await findCoupon(database, siteId, code.trim())
  if (coupon === undefined) return refusal('coupon-not-found')
  const verdict = checkCoupon(coupon, coupon.minimumOrder, now)
  if (verdict.allowed) return coupon
  // A code that is not valid yet must look like one that does not exist.
  return refusal(verdict.code === 'coupon-not-yet' ? 'coupon-not-found' : verdict.code)
}
