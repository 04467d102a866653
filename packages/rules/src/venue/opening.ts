import { modeRules } from '../modes/mode-rules.ts'
import type { OrderingMode } from '../modes/ordering-mode.ts'
import type { DayWindow, Instant, IsoDate, Minute, StoreMoment } from '../time/calendar.ts'
import { addDays, weekdayOf } from '../time/iso-date.ts'
import { minute } from '../time/minute.ts'
import { existsOnClock, toStoreMoment } from '../time/store-moment.ts'
import { isWithinNextDay, isWithinStartDay } from '../time/windows.ts'
import type { Store, StoreHours } from './store.ts'

const wholeDay: readonly DayWindow[] = [{ from: minute(0), to: minute(0) }]

/** How far ahead an opening is looked for; a venue shut longer than this has no next opening to promise. */
export const openingHorizonDays = 60

/** A dated exception beats the week. A holiday is only known as one: it closes nothing by itself (PRICE-012). */
export function isDayActive(hours: StoreHours, date: IsoDate, mode: OrderingMode): boolean {
  const special = findSpecialDay(hours, date)
  if (special !== undefined) return special.shifts.length > 0
  return hours[modeRules[mode].week][weekdayOf(date)].active
}

/** The shifts that start on a day. A store open all day keeps its closed days but no hours (OPEN-108). */
export function listShifts(hours: StoreHours, date: IsoDate, mode: OrderingMode): readonly DayWindow[] {
  if (!isDayActive(hours, date, mode)) return []
  if (hours.openAllDay) return wholeDay
  return findSpecialDay(hours, date)?.shifts ?? hours[modeRules[mode].week][weekdayOf(date)].shifts
}

/** Yesterday's shift may still be running after midnight. */
export function isOpenAt(hours: StoreHours, at: Pick<StoreMoment, 'date' | 'minute'>, mode: OrderingMode): boolean {
  return (
    listShifts(hours, at.date, mode).some((shift) => isWithinStartDay(shift, at.minute)) ||
    listShifts(hours, addDays(at.date, -1), mode).some((shift) => isWithinNextDay(shift, at.minute))
  )
}

/** Takes orders of this mode right now. */
export function isStoreOpen(
  store: Pick<Store, 'hours' | 'timeZone' | 'takeawayClosed'>,
  mode: OrderingMode,
  now: Instant,
): boolean {
  if (store.takeawayClosed && modeRules[mode].closesWithTakeaway) return false
  return isOpenAt(store.hours, toStoreMoment(now, store.timeZone), mode)
}

/** The first moment from now on at which the store is open; now itself while it is. */
export function findNextOpening(
  store: Pick<Store, 'hours' | 'timeZone'>,
  mode: OrderingMode,
  now: Instant,
): StoreMoment | undefined {
  const at = toStoreMoment(now, store.timeZone)
  if (isOpenAt(store.hours, at, mode)) return at
  for (let day = 0; day <= openingHorizonDays; day++) {
    const date = addDays(at.date, day)
    const starts = listShifts(store.hours, date, mode)
      .map((shift) => shift.from)
      .filter((from) => day > 0 || from > at.minute)
    if (starts.length === 0) continue
    const opening = afterClockJump(store, date, Math.min(...starts) as Minute)
    return { date, weekday: weekdayOf(date), minute: opening }
  }
  return undefined
}

/** A shift that starts in the hour spring skips starts when the clock comes out of it. */
function afterClockJump(store: Pick<Store, 'timeZone'>, date: IsoDate, from: Minute): Minute {
  let start = from
  while (!existsOnClock(date, start, store.timeZone)) start = minute(start + 1)
  return start
}

function findSpecialDay(hours: StoreHours, date: IsoDate) {
  return hours.specialDays.find((special) => special.date === date)
}
