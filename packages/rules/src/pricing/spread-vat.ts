import { basisPoints, type Cents, cents } from '../money/cents.ts'
import { containedVat } from '../money/contained-vat.ts'
import { splitCents } from '../money/split-cents.ts'
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
  const byRate = new Map<number, number>()
  for (const { rate, amount } of sold) byRate.set(rate, (byRate.get(rate) ?? 0) + amount)
  const rates = [...byRate.keys()].sort((left, right) => left - right)
  const weights = rates.map((rate) => byRate.get(rate) ?? 0)
  const discounts = splitCents(others.discount, weights)
  const shippings = splitCents(others.shipping, weights)
  const gross = new Map(
    rates.map((rate, index) => [rate, (weights[index] ?? 0) - (discounts[index] ?? 0) + (shippings[index] ?? 0)]),
  )
  if (others.tip > 0) gross.set(0, (gross.get(0) ?? 0) + others.tip)
  return Array.from(gross)
    .sort(([left], [right]) => left - right)
    .map(([rate, amount]) => {
      const vat = containedVat(cents(amount), basisPoints(rate))
      return { rate, base: cents(amount - vat), vat }
    })
}
