import { basisPoints, type Cents, cents } from '../money/cents.ts'
import { containedVat } from '../money/contained-vat.ts'
import { shareOut } from '../money/split-cents.ts'
import type { VatPart } from './price-part.ts'

/** The base that is taxed at one rate. */
export interface TaxedAmount {
  readonly rate: number
  readonly amount: Cents
  /** False for the service charge, which a coupon does not reduce. */
  readonly isGoods: boolean
}

/**
 * VAT contained in a total, per rate, lowest first. A coupon is taken off every rate in proportion to the goods at that
 * rate, a receipt in proportion to what is then left, and shipping is added in proportion to what was bought. A tip is
 * not sold, so it bears no VAT. Bases and taxes sum to the total.
 */
export function spreadVat(
  sold: readonly TaxedAmount[],
  others: { readonly couponOff: Cents; readonly receiptOff: Cents; readonly shipping: Cents; readonly tip: Cents },
): readonly VatPart[] {
  const bought = new Map<number, { goods: number; all: number }>()
  const whole = { goods: 0, all: 0 }
  for (const { rate, amount, isGoods } of sold) {
    const sums = bought.get(rate) ?? { goods: 0, all: 0 }
    bought.set(rate, { goods: sums.goods + (isGoods ? amount : 0), all: sums.all + amount })
    whole.goods += isGoods ? amount : 0
    whole.all += amount
  }
  const couponOf = shareOut(others.couponOff, whole.goods)
  const receiptOf = shareOut(others.receiptOff, whole.all - others.couponOff)
  const shippingOf = shareOut(others.shipping, whole.all)
  const gross = new Map(
    sortByRate(bought).map(([rate, { goods, all }]) => {
      const left = all - couponOf(goods)
      return [rate, left - receiptOf(left) + shippingOf(all)]
    }),
  )
  if (others.tip > 0) gross.set(0, (gross.get(0) ?? 0) + others.tip)
  return sortByRate(gross).map(([rate, amount]) => {
    const vat = containedVat(cents(amount), basisPoints(rate))
    return { rate, base: cents(amount - vat), vat }
  })
}

function sortByRate<Amount>(amounts: ReadonlyMap<number, Amount>): readonly (readonly [rate: number, Amount])[] {
  return [...amounts].sort(([left], [right]) => left - right)
}
