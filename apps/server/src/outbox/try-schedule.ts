import type { Instant } from '@comanda/rules/time/calendar'
import { later } from '@comanda/rules/time/later'

const minuteMs = 60_000
/** After each try that failed; after the last one nothing is tried any more. All together they last most of a day. */
const waitsMinutes = [1, 5, 15, 60, 180, 360, 720]

/** When to try again after so many tries; null gives up. */
export function toNextTry(now: Instant, tries: number): Instant | null {
  const wait = waitsMinutes[tries - 1]
  return wait === undefined ? null : later(now, wait * minuteMs)
}

/** Longer than any try takes: a claim that has run out belongs to nobody. */
export const claimMs = 3 * minuteMs

/** A message that may have left twice does not leave a third time by itself. */
export const mostInterruptions = 2
