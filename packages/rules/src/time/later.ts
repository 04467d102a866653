import type { Instant } from './calendar.ts'

/** The instant so many milliseconds after another, or before it when they are negative. */
export function later(at: Instant, milliseconds: number): Instant {
  return (at + milliseconds) as Instant
}
