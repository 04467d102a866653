import { type Cents, cents, zero } from '../money/cents.ts'
import { type CouponRefusal, checkCoupon, couponWorth } from '../promotions/check-coupon.ts'
import { checkReceipt, type ReceiptRefusal, receiptWorth } from '../promotions/check-receipt.ts'
import { localText } from '../text/local-text.ts'
import type { Verdict } from '../verdict.ts'
import type { CartToPrice } from './cart-price.ts'
import type { PricePart, PricePartKind } from './price-part.ts'
import { priceShipping } from './price-shipping.ts'

export interface CartExtras {
  readonly parts: readonly PricePart[]
  /** Taken off the goods alone. */
  readonly couponOff: Cents
  /** Taken off goods and service. */
  readonly receiptOff: Cents
  readonly shipping: Cents
  readonly tip: Cents
  readonly couponVerdict: Verdict<CouponRefusal> | null
  readonly receiptVerdict: Verdict<ReceiptRefusal> | null
}

export interface SoldSums {
  /** Before promotions. */
  readonly ordered: Cents
  readonly goods: Cents
  readonly serviceCharge: Cents
}

/**
 * A coupon is taken off the goods, a receipt off goods and service; neither off shipping or tip, nor below zero
 * (OPEN-053). Minimums look at the order before promotions, so that an offer never makes a cart more expensive.
 */
export function priceExtras(cart: CartToPrice, { ordered, goods, serviceCharge }: SoldSums): CartExtras {
  const couponVerdict = cart.coupon === null ? null : checkCoupon(cart.coupon, ordered, cart.now)
  const coupon = cart.coupon !== null && couponVerdict?.allowed ? couponWorth(cart.coupon, goods) : zero
  const receiptVerdict = cart.receipt === null ? null : checkReceipt(cart.receipt, cart.now)
  const payable = cents(goods - coupon + serviceCharge)
  const receipt = cart.receipt !== null && receiptVerdict?.allowed ? receiptWorth(cart.receipt, payable) : zero
  const shipping = cart.lines.length === 0 ? zero : priceShipping(cart.mode, cart.zone, ordered)
  const tip = cents(Math.max(0, cart.tip))
  const parts = [
    part('coupon', cents(-coupon), cart.coupon?.code),
    part('receipt', cents(-receipt), cart.receipt?.code),
    part('shipping', shipping, cart.zone?.name),
    part('tip', tip),
  ]
  return {
    parts: parts.filter(({ amount }) => amount !== 0),
    couponOff: coupon,
    receiptOff: receipt,
    shipping,
    tip,
    couponVerdict,
    receiptVerdict,
  }
}

function part(kind: PricePartKind, amount: Cents, label?: string): PricePart {
  return { kind, label: label === undefined ? null : localText(label), quantity: 1, amount }
}
