import type { Instant, IsoDate } from '../time/calendar.ts'
import { addDays } from '../time/iso-date.ts'
import { toClockInstant } from '../time/store-moment.ts'
import { type DayCutoff, toBusinessDay } from './business-day.ts'

/**
 * When a pause ends: with this business day, with the next one, or where a chosen day begins. So many left ends the
 * selling instead, and the count is forgotten with this business day (DAY-089).
 */
export const pauseEnds = ['today', 'tomorrow', 'day', 'left'] as const

/** Nobody counts more portions than this. */
const mostLeft = 999

export interface PauseWish {
  readonly until: (typeof pauseEnds)[number] | null
  readonly day: IsoDate | null
  /** How many can still be sold, where `until` is `left`. */
  readonly left: number | null
}

/** Undefined where no end is named, or one that is over already: a pause without an end would stay for ever. */
export function findPauseEnd({ until, day, left }: PauseWish, now: Instant, cutoff: DayCutoff): Instant | undefined {
  if (until === null) return undefined
  if (until === 'left' && (left === null || left < 1 || left > mostLeft)) return undefined
  const today = toBusinessDay(now, cutoff)
  const first = until === 'day' ? day : addDays(today, until === 'tomorrow' ? 2 : 1)
  if (first === null || first <= today) return undefined
  return toClockInstant(first, cutoff.dayStartsAt, cutoff.timeZone)
}
