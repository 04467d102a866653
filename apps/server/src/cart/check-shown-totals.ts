import type { CartRequest } from '@comanda/contract/entities/cart-request'
import { type Refusal, refusal } from '@comanda/contract/refusals'
import type { CouponRefusal } from '@comanda/rules/promotions/check-coupon'
import type { Verdict } from '@comanda/rules/verdict'
import type { ChangedCart } from './change-cart.ts'

/** Checks that its codes count and that the sender showed the right total. That is compared, never taken over (P6). */
export function checkShownTotals(
  { open, price }: ChangedCart,
  { codes, shown }: Pick<CartRequest, 'codes' | 'shown'>,
): Refusal | undefined {
  if (codes.couponCode !== null && open.cart.lines.length > 0) {
    const refused = toCouponRefusal(price.coupon)
    if (refused !== undefined) return refused
  }
  if (codes.receipt !== null) {
    if (price.receipt === null) return refusal('receipt-not-found')
    if (!price.receipt.allowed) return refusal(price.receipt.code)
  }
  const { ticket, payment } = shown
  const differs = [ticket, payment].some((amount) => amount !== null && amount !== price.total)
  return differs ? refusal('price-differs', { total: price.total }) : undefined
}

/** A code that is not valid yet must look like one that does not exist. */
function toCouponRefusal(verdict: Verdict<CouponRefusal> | null): Refusal | undefined {
  if (verdict === null) return refusal('coupon-not-found')
  if (verdict.allowed) return undefined
  return refusal(verdict.code === 'coupon-not-yet' ? 'coupon-not-found' : verdict.code)
}
