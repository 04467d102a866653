import type { Instant } from '../time/calendar.ts'

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

/** Counted by the server's clock, so that every board says the same (DAY-083). */
export function judgeTicket(
  dueAt: Instant,
  now: Instant,
  { soonAfterMinutes, lateAfterMinutes }: TicketTimes,
): TicketJudgement {
  const exact = (now - dueAt) / 60_000
  if (exact <= -1) return { pace: 'early', minutes: Math.floor(-exact) }
  const minutes = Math.max(0, Math.floor(exact))
  if (minutes >= lateAfterMinutes) return { pace: 'late', minutes }
  return { pace: minutes >= soonAfterMinutes ? 'soon' : 'timely', minutes }
}
