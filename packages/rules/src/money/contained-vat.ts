import { type BasisPoints, type Cents, cents, roundHalfUp } from './cents.ts'

/** Prices include the tax: total − total ÷ (1 + rate), in whole cents (OPEN-052). */
export function containedVat(total: Cents, rate: BasisPoints): Cents {
  return cents(roundHalfUp((total * rate) / (10_000 + rate)))
}
