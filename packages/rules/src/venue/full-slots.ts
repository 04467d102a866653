import type { IsoDate, Minute } from '../time/calendar.ts'

/** The slots that have all the orders their store takes at once, each by its day and first minute. */
export type FullSlots = ReadonlySet<string>

export const noFullSlots: FullSlots = new Set()

/** How long a place in a slot is kept while a bank is asked (DAY-102). */
export const slotHoldMinutes = 10

export interface SlotLoad {
  readonly date: IsoDate
  readonly from: Minute
  readonly orders: number
}

/** A store without a limit is never full. */
export function toFullSlots(loads: readonly SlotLoad[], ordersPerSlot: number | null): FullSlots {
  if (ordersPerSlot === null) return noFullSlots
  return new Set(loads.filter(({ orders }) => orders >= ordersPerSlot).map(({ date, from }) => toKey(date, from)))
}

export function isSlotFull(full: FullSlots, date: IsoDate, from: Minute): boolean {
  return full.has(toKey(date, from))
}

function toKey(date: IsoDate, from: Minute): string {
  return `${date} ${from}`
}
