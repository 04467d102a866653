import { checkMove } from '../moves.ts'
import type { Instant } from '../time/calendar.ts'
import type { DayCutoff, DaySpan } from '../venue/business-day.ts'
import { toBusinessDay, toDaySpan } from '../venue/business-day.ts'
import { allowed, refuse, type Verdict } from '../verdict.ts'
import type { BookingState } from './booking.ts'
import { bookingMoves } from './booking-moves.ts'

/** The steps that a host takes with a booking; a cancellation is one of its own, because it asks more. */
export const hostSteps = ['arrived', 'seated', 'left', 'no-show'] as const
export type HostStep = (typeof hostSteps)[number]

/** A booking on its evening. */
export interface BookedEvening {
  readonly state: BookingState
  readonly startsAt: Instant
  /** The business day to which its hour belongs. */
  readonly day: DaySpan
}

/** From when to when the business day of a booked hour lasts. */
export function toBookedDay(startsAt: Instant, cutoff: DayCutoff): DaySpan {
  return toDaySpan(toBusinessDay(startsAt, cutoff), cutoff)
}

/**
 * Whether a host may take a step with a booking (DAY-051). Nobody arrives before the day has begun, and nobody stays away
 * before the hour has come: a no-show may cost the guest their deposit.
 */
export function checkHostStep(
  { state, startsAt, day }: BookedEvening,
  to: HostStep,
  now: Instant,
): Verdict<'already-there' | 'illegal-move'> {
  const verdict = checkMove(bookingMoves, state, to)
  if (!verdict.allowed) return verdict
  return now >= (to === 'no-show' ? startsAt : day.from) ? allowed : refuse('illegal-move')
}

/** Arrived and seated can be taken back while their business day lasts (DAY-052). */
export function checkTakeBack({ state, day }: BookedEvening, now: Instant): Verdict<'illegal-move'> {
  const isTaken = state === 'arrived' || state === 'seated'
  return isTaken && now < day.until ? allowed : refuse('illegal-move')
}

export interface BookingMove {
  readonly from: BookingState | null
  readonly to: BookingState
}

/**
 * Where a booking was before the step that brought it where it is. What was taken back on the way is no such step: whoever
 * was seated, taken back and had arrived before is confirmed again after the next.
 */
export function findStateBefore(state: BookingState, moves: readonly BookingMove[]): BookingState {
  const step = moves.findLast(({ from, to }) => to === state && from !== null && bookingMoves[from].includes(to))
  return step?.from ?? 'confirmed'
}
