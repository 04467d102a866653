import type { LineId } from '@comanda/rules/ids'
import { type Bill, type BillLine, type Claim, unitsOf } from '@comanda/rules/table/split-bill'

/** Whole units of a line that nobody has taken; a unit that is partly taken does not count. */
export function countFreeUnits({ quantity, claimed }: BillLine): number {
  return Math.floor(quantity - (quantity * claimed.parts) / claimed.of + 1e-9)
}

/** The units a diner chose, as parts of their lines. */
export function toClaims(bill: Bill, units: ReadonlyMap<LineId, number>): Claim[] {
  return bill.lines.flatMap((line) => {
    const chosen = Math.min(units.get(line.lineId) ?? 0, countFreeUnits(line))
    return chosen > 0 ? [{ lineId: line.lineId, part: unitsOf(line, chosen) }] : []
  })
}
