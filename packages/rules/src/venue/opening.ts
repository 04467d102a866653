import { modeRules } from '../modes/mode-rules.ts'
import type { OrderingMode } from '../modes/ordering-mode.ts'
import type { DayWindow, Instant, IsoDate, StoreMoment } from '../time/calendar.ts'
import { addDays, weekdayOf } from '../time/iso-date.ts'
import { minute, minutesPerDay } from '../time/minute.ts'
import { isOddDay, toClockInstant, toStoreMoment } from '../time/store-moment.ts'
import { endFromStartDay, isWithinNextDay, isWithinStartDay } from '../time/windows.ts'
import type { Store, StoreHours } from './store.ts'

const wholeDay: readonly DayWindow[] = [{ from: minute(0), to: minute(0) }]

/** How far ahead the next opening is searched; a venue closed longer than this shows none. */
export const openingHorizonDays = 60

/** A special day overrides the week. A holiday alone does not close the store (PRICE-012). */
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

type OpenStore = Pick<Store, 'hours' | 'timeZone'>

/** Judged by the wall clock alone. Yesterday's shift may still be running after midnight. */
export function isOpenAt(hours: StoreHours, at: Pick<StoreMoment, 'date' | 'minute'>, mode: OrderingMode): boolean {
  return (
    listShifts(hours, at.date, mode).some((shift) => isWithinStartDay(shift, at.minute)) ||
    listShifts(hours, addDays(at.date, -1), mode).some((shift) => isWithinNextDay(shift, at.minute))
  )
}

/** Judged at this instant. On the two days a year when the clocks change, the wall clock alone cannot tell. */
export function isOpenNow(store: OpenStore, mode: OrderingMode, now: Instant): boolean {
  const at = toStoreMoment(now, store.timeZone)
  if (!isOpenAt(store.hours, at, mode)) return false
  if (!isOddDay(at.date, store.timeZone)) return true
  return [addDays(at.date, -1), at.date].some((date) =>
    listShiftTimes(store, mode, date).some(({ from, to }) => from <= now && now < to),
  )
}

/**
 * The shifts that start on a day, as instants: a shift that ends in the hour that autumn repeats ends once, and one
 * that lies in the hour that spring skips does not take place.
 */
function listShiftTimes(store: OpenStore, mode: OrderingMode, date: IsoDate): { from: Instant; to: Instant }[] {
  return listShifts(store.hours, date, mode)
    .map((shift) => {
      const end = endFromStartDay(shift)
      const endDay = end >= minutesPerDay ? addDays(date, 1) : date
      return {
        from: toClockInstant(date, shift.from, store.timeZone),
        to: toClockInstant(endDay, minute(end % minutesPerDay), store.timeZone),
      }
    })
    .filter(({ from, to }) => from < to)
}

/** When the shift that is running ends, by any of the store's weeks; before the doors open, the next one. */
export function findShiftEnd(store: OpenStore, now: Instant): Instant | undefined {
  const { date } = toStoreMoment(now, store.timeZone)
  const shifts = [addDays(date, -1), date, addDays(date, 1)]
    .flatMap((day) => [...listShiftTimes(store, 'pickup', day), ...listShiftTimes(store, 'delivery', day)])
    .filter(({ to }) => to > now)
    .sort((one, other) => one.from - other.from)
  const [first] = shifts
  if (first === undefined) return undefined
  // Shifts without a gap between them are one to whoever works in them.
  return shifts.reduce((end, { from, to }) => (from <= end && to > end ? to : end), first.to)
}

/** Takes orders of this mode right now. */
export function isStoreOpen(
  store: Pick<Store, 'hours' | 'timeZone' | 'takeawayClosed'>,
  mode: OrderingMode,
  now: Instant,
): boolean {
  if (store.takeawayClosed && modeRules[mode].closesWithTakeaway) return false
  return isOpenNow(store, mode, now)
}

/** The first moment, from now on, at which the store is open; now itself if it is open. */
export function findNextOpening(store: OpenStore, mode: OrderingMode, now: Instant): StoreMoment | undefined {
  const at = toStoreMoment(now, store.timeZone)
  if (isOpenNow(store, mode, now)) return at
  for (let day = 0; day <= openingHorizonDays; day++) {
    const starts = listShiftTimes(store, mode, addDays(at.date, day)).flatMap(({ from }) => (from > now ? [from] : []))
    if (starts.length > 0) return toStoreMoment(Math.min(...starts) as Instant, store.timeZone)
  }
  return undefined
}

function findSpecialDay(hours: StoreHours, date: IsoDate) {
  return hours.specialDays.find((special) => special.date === date)
}
