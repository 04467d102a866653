import type { CartRequest } from '@comanda/contract/entities/cart-request'
import { type Refusal, refusal } from '@comanda/contract/refusals'
import type { CallContext } from '../call/context.ts'
import { limitWrongCodes } from '../catalogue/limit-wrong-codes.ts'
import { readCoupon } from '../catalogue/read-coupon.ts'
import { readReceipt } from '../customer/read-receipt.ts'
import { addTries, hasTriesLeft } from '../session/limit-tries.ts'
import { findCartCodes } from './cart.repository.ts'

/** A cart tells by its total whether a code is good, so codes cannot be guessed through it either. */
export async function guardCodes(
  context: CallContext,
  { cartId, codes }: Pick<CartRequest, 'cartId' | 'codes'>,
): Promise<Refusal | null> {
  const { database, siteId, session } = context
  const kept = cartId === null ? undefined : await findCartCodes(database, { siteId, cartId })
  // A cart is saved with its codes each time; only one that was not there before is a try.
  const coupon = codes.couponCode === kept?.couponCode ? null : codes.couponCode
  const receipt = codes.receipt?.code === kept?.receiptCode ? null : (codes.receipt?.code ?? null)
  if (coupon === null && receipt === null) return null
  const limits = limitWrongCodes(context)
  if (!(await hasTriesLeft(database, context, limits))) return refusal('too-many-codes')
  const customerId = session?.customerId ?? null
  const isWrongCoupon = coupon !== null && (await readCoupon(database, siteId, coupon)) === undefined
  const isWrongReceipt =
    receipt !== null &&
    (customerId === null ||
      (await readReceipt(database, { siteId, customerId }, { code: receipt, heldBy: null })) === undefined)
  if (isWrongCoupon || isWrongReceipt) await addTries(database, context, limits)
  return null
}
