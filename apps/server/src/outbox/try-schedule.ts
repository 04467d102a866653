import type { Instant } from '@comanda/rules/time/calendar'
import { later } from '@comanda/rules/time/later'

const minuteMs = 60_000
/** The wait after each failed try; after the last one nothing is tried any more. Together they last most of a day. */
const waitsMinutes = [1, 5, 15, 60, 180, 360, 720]

/** When to try again after so many tries; null gives up. */
export function toNextTry(now: Instant, tries: number): Instant | null {
  const wait = waitsMinutes[tries - 1]
  return wait === undefined ? null : later(now, wait * minuteMs)
}

/** Longer than any try takes: an expired claim belongs to nobody. */
export const claimMs = 3 * minuteMs

/** A message that may have been sent twice is not sent a third time automatically. */
export const mostInterruptions = 2
