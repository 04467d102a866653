import type { OrderingMode } from '../modes/ordering-mode.ts'
import type { Instant } from '../time/calendar.ts'
import { addMinutes, toClockInstant } from '../time/store-moment.ts'
import { findNextOpening } from '../venue/opening.ts'
import type { Store } from '../venue/store.ts'

/** How long a store may leave an order without an answer, in minutes (DAY-098). */
export interface AnswerLimits {
  readonly alarmAfterMinutes: number
  readonly cancelAfterMinutes: number
}

interface WaitingOrder {
  readonly mode: OrderingMode
  readonly placedAt: Instant
}

/** When the alarm begins and when the order is cancelled, if nobody answers before. */
export interface AnswerTimes {
  readonly alarmAt: Instant
  readonly cancelAt: Instant
}

/** The minutes count from the order on, or from the next opening: at night nobody is there to answer. */
export function findAnswerTimes(
  { mode, placedAt }: WaitingOrder,
  { alarmAfterMinutes, cancelAfterMinutes }: AnswerLimits,
  store: Pick<Store, 'hours' | 'timeZone'> | undefined,
): AnswerTimes {
  const opening = store && findNextOpening(store, mode, placedAt)
  const opensAt = store && opening ? toClockInstant(opening.date, opening.minute, store.timeZone) : placedAt
  const from = Math.max(placedAt, opensAt) as Instant
  return { alarmAt: addMinutes(from, alarmAfterMinutes), cancelAt: addMinutes(from, cancelAfterMinutes) }
}
