export type TableStand = 'free' | 'open' | 'to-take' | 'paid'

/** Everything that says how a table stands. */
interface TableFacts {
  /** Its open bill; the next party's takes the place of what was paid before. */
  readonly bill: unknown
  /** The orders whose guests pay the waiter. */
  readonly debts: readonly unknown[]
  /** The order that its guests have paid and not left since. */
  readonly paid: unknown
}

/** How a table stands: money alone does not make it free, its guests still sit there. */
export function standTable({ bill, debts, paid }: TableFacts): TableStand {
  if (bill !== null) return 'open'
  if (debts.length > 0) return 'to-take'
  return paid === null ? 'free' : 'paid'
}
