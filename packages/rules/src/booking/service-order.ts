import type { Sitting, Slot } from './booking.ts'

/**
 * The hours of a sitting as they are served: those after midnight come last, and belong to the same evening. A sitting
 * whose end on the clock is before its beginning runs past midnight, and its hours up to that end are after midnight.
 */
export function toServiceOrder(slots: readonly Slot[], endsAt: Sitting['endsAt']): Slot[] {
  const byClock = slots.toSorted((one, other) => one.at - other.at)
  const evening = byClock.filter(({ at }) => at > endsAt)
  return evening.length === 0 ? byClock : [...evening, ...byClock.filter(({ at }) => at <= endsAt)]
}
