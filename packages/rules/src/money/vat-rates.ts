import type { BasisPoints } from './cents.ts'

/** Alcohol and sugared drinks are taxed higher when taken away. */
export interface VatRates {
  readonly onPremises: BasisPoints
  readonly takenAway: BasisPoints
}
