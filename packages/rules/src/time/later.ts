import type { Instant } from './calendar.ts'

/** So many milliseconds after a moment, or before it when they are negative. */
export function later(at: Instant, milliseconds: number): Instant {
  return (at + milliseconds) as Instant
}
