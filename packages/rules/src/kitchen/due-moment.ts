import type { OrderSetup } from '../cart/cart.ts'
import { modeRules } from '../modes/mode-rules.ts'
import type { Instant, TimeZone } from '../time/calendar.ts'
import { addMinutes, toInstant } from '../time/store-moment.ts'

interface DueStore {
  readonly timeZone: TimeZone
  /** How long before the promised hour its kitchen begins. */
  readonly cookingMinutes: number
}

/** When a kitchen should begin: the promised hour less the time it needs, or the moment a round arrives (DAY-083). */
export function toDueMoment(
  { mode, date, time }: Pick<OrderSetup, 'mode' | 'date' | 'time'>,
  { timeZone, cookingMinutes }: DueStore,
  now: Instant,
): Instant {
  // Elsewhere the stored hour is only the moment of the order.
  if (!modeRules[mode].needs.includes('time') || date === null || time === null) return now
  return addMinutes(toInstant(date, time, timeZone), -cookingMinutes)
}
