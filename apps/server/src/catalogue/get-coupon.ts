import type { getCoupon as row } from '@comanda/contract/calls/promotion'
import { refusal } from '@comanda/contract/refusals'
import { checkCoupon } from '@comanda/rules/promotions/check-coupon'
import type { Handler } from '../call/handler.ts'
import { addTries, hasTriesLeft } from '../session/limit-tries.ts'
import { limitWrongCodes } from './limit-wrong-codes.ts'
import { findCoupon } from './promotion.repository.ts'

/** The worth of a code. Whether the order is large enough is seen when it is applied to a cart. */
export const getCoupon: Handler<typeof row> = async ({ code }, context) => {
  const { database, siteId, now } = context
  const limits = limitWrongCodes(context)
  if (!(await hasTriesLeft(database, context, limits))) return refusal('too-many-codes')
  const coupon = await findCoupon(database, siteId, code.trim())
  const verdict = coupon && checkCoupon(coupon, coupon.minimumOrder, now)
  if (coupon !== undefined && verdict?.allowed) return coupon
  // A code that is not out yet must not be told from one that does not exist.
  if (verdict !== undefined && !verdict.allowed && verdict.code !== 'coupon-not-yet') return refusal(verdict.code)
  await addTries(database, context, limits)
  return refusal('coupon-not-found')
}
