import type { Instant } from '@comanda/rules/time/calendar'
import { addMinutes, toNextMinute } from '@comanda/rules/time/store-moment'

/** By how many minutes a rush can move the promise of new orders. */
export const rushSteps = [5, 10, 15, 20, 30, 45, 60] as const

const endSteps = [15, 30, 60, 90, 120]

/** The hours at which a rush may end, and last the latest: nobody is asked for one that the shift would cut. */
export function listRushEnds(now: Instant, latest: Instant): Instant[] {
  return [...endSteps.map((minutes) => addMinutes(toNextMinute(now), minutes)).filter((end) => end < latest), latest]
}
