import type { Instant, IsoDate } from '../time/calendar.ts'
import { addDays } from '../time/iso-date.ts'
import { toClockInstant } from '../time/store-moment.ts'
import { type DayCutoff, toBusinessDay } from './business-day.ts'

/** When a pause ends: with this business day, with the next one, or where a chosen day begins (DAY-089). */
export const pauseEnds = ['today', 'tomorrow', 'day'] as const

export interface PauseWish {
  readonly until: (typeof pauseEnds)[number] | null
  readonly day: IsoDate | null
}

/** Undefined where no end is named, or one that is over already: a pause without an end would stay for ever. */
export function findPauseEnd({ until, day }: PauseWish, now: Instant, cutoff: DayCutoff): Instant | undefined {
  if (until === null) return undefined
  const today = toBusinessDay(now, cutoff)
  const first = until === 'day' ? day : addDays(today, until === 'today' ? 1 : 2)
  if (first === null || first <= today) return undefined
  return toClockInstant(first, cutoff.dayStartsAt, cutoff.timeZone)
}
