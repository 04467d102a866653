import { type Cents, cents } from '../money/cents.ts'
import type { VatPart } from '../pricing/price-part.ts'

interface PaidPart {
  /** The sums of the whole bill, of the shares paid before this one, and of the share. */
  readonly total: Cents
  readonly before: Cents
  readonly amount: Cents
}

/**
 * The tax in one share of a bill, at each rate in proportion to the bill. The running sums are rounded, so that the
 * taxes of all shares together are those of the bill, to the cent.
 */
export function shareVat(vat: readonly VatPart[], { total, before, amount }: PaidPart): VatPart[] {
  const partOf = (whole: Cents) => cents(until(whole, before + amount) - until(whole, before))
  const until = (whole: Cents, paid: number) => Math.floor((whole * paid) / total)
  return vat.map(({ rate, base, vat: tax }) => {
    const gross = partOf(cents(base + tax))
    const ofTax = partOf(tax)
    return { rate, base: cents(gross - ofTax), vat: ofTax }
  })
}
