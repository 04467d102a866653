import type { Sitting, Slot } from './booking.ts'

/**
 * The hours of a sitting as they are served: what comes after midnight comes last, and belongs to the same evening.
 * A sitting that ends earlier on the clock than it begins runs past midnight, and its hours up to that end are there.
 */
export function toServiceOrder(slots: readonly Slot[], endsAt: Sitting['endsAt']): Slot[] {
  const byClock = slots.toSorted((one, other) => one.at - other.at)
  const evening = byClock.filter(({ at }) => at > endsAt)
  return evening.length === 0 ? byClock : [...evening, ...byClock.filter(({ at }) => at <= endsAt)]
}
