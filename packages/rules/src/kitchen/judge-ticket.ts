import type { Instant } from '../time/calendar.ts'
import { isToCook, type KitchenItemState } from './kitchen-item.ts'

export interface TicketTimes {
  readonly soonAfterMinutes: number
  readonly lateAfterMinutes: number
}

/** How a ticket stands: its kitchen need not begin yet, is in time, or should hurry; then it is late. */
export type TicketPace = 'early' | 'timely' | 'soon' | 'late'

export interface TicketJudgement {
  readonly pace: TicketPace
  /** Whole minutes since it was due; for an early one, until it is. */
  readonly minutes: number
}

interface JudgedTicket {
  readonly dueAt: Instant
  readonly items: readonly JudgedItem[]
}

interface JudgedItem {
  readonly state: KitchenItemState
  /** When it was fired; null for what was to be begun with its ticket. */
  readonly firedAt: Instant | null
}

/**
 * Counted by the server's clock, so that every board says the same, and for what is to be cooked now alone: nothing
 * held, ready or served is late, and a course that is fired begins to count then (DAY-083).
 */
export function judgeTicket(
  { dueAt, items }: JudgedTicket,
  now: Instant,
  { soonAfterMinutes, lateAfterMinutes }: TicketTimes,
): TicketJudgement {
  const toCook = items.filter(isToCook)
  const begins = toCook.map(({ firedAt }) => Math.max(dueAt, firedAt ?? dueAt))
  const exact = (now - Math.min(...(begins.length > 0 ? begins : [dueAt]))) / 60_000
  if (exact <= -1) return { pace: 'early', minutes: Math.floor(-exact) }
  const minutes = Math.max(0, Math.floor(exact))
  if (toCook.length === 0) return { pace: 'timely', minutes }
  if (minutes >= lateAfterMinutes) return { pace: 'late', minutes }
  return { pace: minutes >= soonAfterMinutes ? 'soon' : 'timely', minutes }
}
