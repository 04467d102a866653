import { type BasisPoints, basisPoints, type Cents, cents } from '@comanda/rules/money/cents'

/** 12.5 as 1250 cents; a third decimal is a typing mistake and stops the build. */
export function euros(amount: number): Cents {
  const whole = Math.round(amount * 100)
  if (Math.abs(amount * 100 - whole) > 1e-6) throw new RangeError(`not whole cents: ${amount}`)
  return cents(whole)
}

export function percent(share: number): BasisPoints {
  return basisPoints(Math.round(share * 100))
}
