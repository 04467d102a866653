import type { Instant, IsoDate, Minute } from '../time/calendar.ts'
import { addDays } from '../time/iso-date.ts'
import { toClockInstant, toStoreMoment } from '../time/store-moment.ts'
import type { Store } from './store.ts'

/** A venue that says nothing else begins its day at five: its evening ends after midnight, not at it. */
export const defaultDayStart = 300 as Minute

/** The settings that decide on which day a venue is. */
export type DayCutoff = Pick<Store, 'timeZone' | 'dayStartsAt'>

/** The venue's own day: an order at half past midnight belongs to the evening before (DAY-147). */
export function toBusinessDay(at: Instant, { timeZone, dayStartsAt }: DayCutoff): IsoDate {
  const { date } = toStoreMoment(at, timeZone)
  // Instants are compared, not what the clock shows: in autumn it shows an hour twice, and a day begins once.
  return at < toClockInstant(date, dayStartsAt, timeZone) ? addDays(date, -1) : date
}

export interface DaySpan {
  readonly from: Instant
  /** The first moment of the next day. */
  readonly until: Instant
}

/** From when to when a day of the venue lasts. */
export function toDaySpan(day: IsoDate, { timeZone, dayStartsAt }: DayCutoff): DaySpan {
  const begin = (date: IsoDate) => toClockInstant(date, dayStartsAt, timeZone)
  return { from: begin(day), until: begin(addDays(day, 1)) }
}
