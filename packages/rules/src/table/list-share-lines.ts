import type { LineId } from '../ids.ts'
import { type Cents, zero } from '../money/cents.ts'
import { splitCents } from '../money/split-cents.ts'
import { addFractions, none } from './fraction.ts'
import type { BillLine, Claim } from './split-bill.ts'

/** The sum that a diner paid of one line. */
export interface ShareLine {
  readonly lineId: LineId
  /** Whole units; null for a part of one. */
  readonly units: number | null
  /** The same as it is written: «2» or «1/2». */
  readonly written: string
  readonly amount: Cents
}

/** The chosen parts of lines with what each cost; together they cost the share. */
export function listShareLines(
  amount: Cents,
  claims: readonly Claim[],
  lines: readonly Pick<BillLine, 'lineId' | 'quantity' | 'amount'>[],
): ShareLine[] {
  const chosen = claims.flatMap(({ lineId, part }) => {
    const line = lines.find((one) => one.lineId === lineId)
    return line === undefined ? [] : [{ line, part }]
  })
  const amounts = splitCents(
    amount,
    chosen.map(({ line, part }) => Math.round((line.amount * part.parts) / part.of)),
  )
  return chosen.map(({ line, part }, at) => {
    const { parts, of } = addFractions(none, { parts: line.quantity * part.parts, of: part.of })
    const isWhole = of === 1
    return {
      lineId: line.lineId,
      units: isWhole ? parts : null,
      written: isWhole ? String(parts) : `${parts}/${of}`,
      amount: amounts[at] ?? zero,
    }
  })
}
