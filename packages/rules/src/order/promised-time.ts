import type { OrderSetup } from '../cart/cart.ts'
import { modeRules } from '../modes/mode-rules.ts'
import type { Instant, IsoDate, Minute, TimeZone } from '../time/calendar.ts'
import { addDays } from '../time/iso-date.ts'
import { minutesPerDay } from '../time/minute.ts'
import { toInstant } from '../time/store-moment.ts'
import type { StoreHours } from '../venue/store.ts'

/** When an order is promised for: the hour its diner chose, the first slot, or soon without an hour. */
export type PromisedTime =
  | { readonly kind: 'chosen'; readonly date: IsoDate; readonly from: Minute }
  | { readonly kind: 'soonest'; readonly date: IsoDate; readonly from: Minute; readonly to: Minute }
  | { readonly kind: 'soon' }

type AskedTime = Pick<OrderSetup, 'mode' | 'date' | 'time' | 'asSoonAsPossible'>

/** Null where no time was promised, such as at a table. */
export function findPromisedTime(
  { mode, date, time, asSoonAsPossible }: AskedTime,
  hours: Pick<StoreHours, 'slotMinutes' | 'leadMinutes'> | null,
): PromisedTime | null {
  if (!asSoonAsPossible) return date === null || time === null ? null : { kind: 'chosen', date, from: time }
  // Elsewhere the stored hour is only the moment of the order.
  if (!modeRules[mode].needs.includes('time')) return null
  // A venue that has not said how long its kitchen needs promises no hour.
  if (date === null || time === null || hours === null || hours.leadMinutes === 0) return { kind: 'soon' }
  return { kind: 'soonest', date, from: time, to: toMinute(time + hours.slotMinutes) }
}

/** The same promise so many minutes later; where no hour was promised, none is named now. */
export function delayPromise(promised: PromisedTime | null, minutes: number): PromisedTime | null {
  if (promised === null || promised.kind === 'soon') return promised
  const later = promised.from + minutes
  const moved = { date: addDays(promised.date, Math.floor(later / minutesPerDay)), from: toMinute(later) }
  return promised.kind === 'chosen'
    ? { kind: 'chosen', ...moved }
    : { kind: 'soonest', ...moved, to: toMinute(promised.to + minutes) }
}

/** What is promised for later than this is better said by its hour alone. */
const longestCountMinutes = 120

export interface PromiseCount {
  readonly from: number
  readonly to: number
}

/** In how many minutes, at the earliest and at the latest; null where no hour is promised, or one that is far away. */
export function countPromise(
  promised: PromisedTime | null,
  { now, timeZone }: { readonly now: Instant; readonly timeZone: TimeZone },
): PromiseCount | null {
  if (promised === null || promised.kind === 'soon') return null
  const { date, from } = promised
  const to = promised.kind === 'soonest' ? promised.to : from
  const count = (day: IsoDate, at: Minute) => Math.max(0, Math.ceil((toInstant(day, at, timeZone) - now) / 60_000))
  const counted = { from: count(date, from), to: count(to < from ? addDays(date, 1) : date, to) }
  return counted.from > longestCountMinutes ? null : counted
}

function toMinute(value: number): Minute {
  return (value % minutesPerDay) as Minute
}
