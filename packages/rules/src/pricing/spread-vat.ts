import { basisPoints, type Cents, cents } from '../money/cents.ts'
import { containedVat } from '../money/contained-vat.ts'
import { shareOut } from '../money/split-cents.ts'
import type { VatPart } from './price-part.ts'

/** What is taxed at one rate. */
export interface TaxedAmount {
  readonly rate: number
  readonly amount: Cents
}

/**
 * VAT contained in a total, per rate, lowest first. Discounts come off, and shipping goes onto, every rate in
 * proportion to what was bought at it; a tip is given, not sold, and bears none. Bases and taxes sum to the total.
 */
export function spreadVat(
  sold: readonly TaxedAmount[],
  others: { readonly discount: Cents; readonly shipping: Cents; readonly tip: Cents },
): readonly VatPart[] {
  const bought = new Map<number, number>()
  let whole = 0
  for (const { rate, amount } of sold) {
    bought.set(rate, (bought.get(rate) ?? 0) + amount)
    whole += amount
  }
  const discountOf = shareOut(others.discount, whole)
  const shippingOf = shareOut(others.shipping, whole)
  const gross = new Map(
    sortByRate(bought).map(([rate, amount]) => [rate, amount - discountOf(amount) + shippingOf(amount)]),
  )
  if (others.tip > 0) gross.set(0, (gross.get(0) ?? 0) + others.tip)
  return sortByRate(gross).map(([rate, amount]) => {
    const vat = containedVat(cents(amount), basisPoints(rate))
    return { rate, base: cents(amount - vat), vat }
  })
}

function sortByRate(amounts: ReadonlyMap<number, number>): readonly (readonly [rate: number, amount: number])[] {
  return [...amounts].sort(([left], [right]) => left - right)
}
