import type { Instant, IsoDate, Minute, TimeZone } from '../time/calendar.ts'
import { addDays } from '../time/iso-date.ts'
import { toInstant } from '../time/store-moment.ts'

const hour = 600 as Minute

/** The day before at ten, by the venue's clock; null where that has gone by: the confirmation is fresh enough then. */
export function toReminderMoment(date: IsoDate, timeZone: TimeZone, now: Instant): Instant | null {
  const at = toInstant(addDays(date, -1), hour, timeZone)
  return at > now ? at : null
}
