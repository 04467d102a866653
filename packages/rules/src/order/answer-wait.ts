import type { OrderSetup } from '../cart/cart.ts'
import { toDueMoment } from '../kitchen/due-moment.ts'
import type { Instant } from '../time/calendar.ts'
import { addMinutes, toClockInstant } from '../time/store-moment.ts'
import { findNextOpening } from '../venue/opening.ts'
import type { Store } from '../venue/store.ts'

/** How long a store may leave an order without an answer, in minutes (DAY-098), and how long its kitchen needs. */
export interface AnswerLimits {
  readonly alarmAfterMinutes: number
  readonly cancelAfterMinutes: number
  readonly cookingMinutes: number
}

interface WaitingOrder {
  readonly setup: Pick<OrderSetup, 'mode' | 'date' | 'time' | 'asSoonAsPossible'>
  readonly placedAt: Instant
}

/** When the alarm begins and when the order is cancelled, if nobody answers before. */
export interface AnswerTimes {
  readonly alarmAt: Instant
  readonly cancelAt: Instant
}

/**
 * The minutes count from the order on, or from the next opening: at night nobody is there to answer. One for an hour
 * that its diner chose waits until the kitchen must begin with it (F-222).
 */
export function findAnswerTimes(
  { setup, placedAt }: WaitingOrder,
  { alarmAfterMinutes, cancelAfterMinutes, cookingMinutes }: AnswerLimits,
  store: Pick<Store, 'hours' | 'timeZone'> | undefined,
): AnswerTimes {
  const opening = store && findNextOpening(store, setup.mode, placedAt)
  const opensAt = store && opening ? toClockInstant(opening.date, opening.minute, store.timeZone) : placedAt
  const isForLater = store !== undefined && !setup.asSoonAsPossible
  const dueAt = isForLater ? toDueMoment(setup, { timeZone: store.timeZone, cookingMinutes }, placedAt) : placedAt
  const from = Math.max(placedAt, opensAt, dueAt) as Instant
  return { alarmAt: addMinutes(from, alarmAfterMinutes), cancelAt: addMinutes(from, cancelAfterMinutes) }
}
