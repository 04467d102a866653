/** A part of a whole, in whole numbers, so that thirds add up to one exactly. */
export interface Fraction {
  readonly parts: number
  readonly of: number
}

export const none: Fraction = { parts: 0, of: 1 }
export const whole: Fraction = { parts: 1, of: 1 }

/** The finest part that may be claimed, and the finest sum of parts: finer whole numbers would not be exact. */
export const finestPart = 10_000
export const finestSum = 1_000_000

export function isFraction({ parts, of }: Fraction): boolean {
  return Number.isInteger(parts) && Number.isInteger(of) && parts > 0 && parts <= of && of <= finestPart
}

export function addFractions(one: Fraction, other: Fraction): Fraction {
  const parts = one.parts * other.of + other.parts * one.of
  const of = one.of * other.of
  const divisor = commonDivisor(parts, of)
  return { parts: parts / divisor, of: of / divisor }
}

/** Negative, zero or positive, as in sorting. */
export function compareFractions(one: Fraction, other: Fraction): number {
  return one.parts * other.of - other.parts * one.of
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other)
}
