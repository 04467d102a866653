import type { Id } from '../ids.ts'

/** An amount in whole euro cents. Decimals exist only on the wire and on the screen. */
export type Cents = Id<number, 'cents'>

/** A share in hundredths of a percent: 10 % is 1000. */
export type BasisPoints = Id<number, 'basis-points'>

export const zero = 0 as Cents

export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not whole cents: ${amount}`)
  return amount as Cents
}

export function basisPoints(share: number): BasisPoints {
  if (!Number.isSafeInteger(share)) throw new RangeError(`not whole basis points: ${share}`)
  return share as BasisPoints
}

export function sumCents(amounts: Iterable<Cents>): Cents {
  let total = 0
  for (const amount of amounts) total += amount
  return cents(total)
}

/** Half a cent is rounded up, so that splitting an amount never saves money (OPEN-107). */
export function shareOf(amount: Cents, share: BasisPoints): Cents {
  return cents(roundHalfUp((amount * share) / 10_000))
}

export function roundHalfUp(amount: number): number {
  return Math.floor(amount + 0.5)
}
