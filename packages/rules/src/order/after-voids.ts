import { basisPoints, type Cents, cents } from '../money/cents.ts'
import { containedVat } from '../money/contained-vat.ts'
import type { PricePart, VatPart } from '../pricing/price-part.ts'

/** A dish that was taken out of an order. */
export interface LineVoid {
  readonly amount: Cents
  /** Null for a dish that was sold before lines kept their rate. */
  readonly vatRate: number | null
}

interface SoldSum {
  readonly total: Cents
  readonly parts: readonly PricePart[]
  readonly vat: readonly VatPart[]
}

/** The cost of an order without the dishes that were taken out: one more part, and so much less VAT. */
export function afterVoids({ total, parts, vat }: SoldSum, voids: readonly LineVoid[]): SoldSum {
  const amount = voids.reduce((sum, one) => sum + one.amount, 0)
  if (amount === 0) return { total, parts, vat }
  const part: PricePart = { kind: 'taken-out', label: null, quantity: voids.length, amount: cents(-amount) }
  return { total: cents(total - amount), parts: [...parts, part], vat: lessVat(vat, voids) }
}

/** Bases and taxes sum to what is left. */
function lessVat(vat: readonly VatPart[], voids: readonly LineVoid[]): VatPart[] {
  const gross = new Map(vat.map((row) => [row.rate, row.base + row.vat]))
  for (const { amount, vatRate } of voids) {
    let left: number = amount
    // Its own rate first. A service charge may bear another one; the lowest comes last, because a tip bears none.
    const rates = [...gross.keys()].sort(
      (one, other) => Number(other === vatRate) - Number(one === vatRate) || other - one,
    )
    for (const rate of rates) {
      const has = gross.get(rate) ?? 0
      gross.set(rate, has - Math.min(left, has))
      left -= Math.min(left, has)
    }
  }
  return [...gross].flatMap(([rate, amount]) => {
    const tax = containedVat(cents(amount), basisPoints(rate))
    return amount === 0 ? [] : { rate, base: cents(amount - tax), vat: tax }
  })
}
