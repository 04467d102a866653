import type { IsoDate, Minute, StoreMoment } from '../time/calendar.ts'
import { weekdayOf } from '../time/iso-date.ts'

/**
 * The moment that an order is for: the hour that was chosen, else now. Menu, dialog, summary and check all go by it, so
 * that none of them offers what another refuses (F-221).
 */
export function findChosenMoment(
  { date, time }: { readonly date: IsoDate | null; readonly time: Minute | null },
  now: StoreMoment,
): StoreMoment {
  return date === null || time === null ? now : { date, weekday: weekdayOf(date), minute: time }
}
