import type { LineId } from '@comanda/rules/ids'
import type { Bill, BillLine, Claim } from '@comanda/rules/table/split-bill'

/** The part of a line that a diner chose: so many parts, of units that are shared among so many. */
export interface Portion {
  readonly parts: number
  readonly among: number
}

/** A dish is shared among a few at most. */
export const mostAmong = 6

/** How many such parts of a line nobody has taken. */
export function countFreeParts({ quantity, claimed }: BillLine, among: number): number {
  return Math.floor((quantity * among * (claimed.of - claimed.parts)) / claimed.of)
}

/** Whole units, unless somebody took a part of one: then the parts in which the rest is left. */
export function findAmong({ quantity, claimed }: BillLine): number {
  for (let among = 1; among <= mostAmong; among++) {
    if ((quantity * among * (claimed.of - claimed.parts)) % claimed.of === 0) return among
  }
  return mostAmong
}

/** The chosen portions, as parts of their lines. */
export function toClaims(bill: Bill, portions: ReadonlyMap<LineId, Portion>): Claim[] {
  return bill.lines.flatMap((line) => {
    const { parts, among } = portions.get(line.lineId) ?? { parts: 0, among: 1 }
    const chosen = Math.min(parts, countFreeParts(line, among))
    return chosen > 0 ? [{ lineId: line.lineId, part: { parts: chosen, of: line.quantity * among } }] : []
  })
}
