import type { ResourceId } from '../ids.ts'
import type { Instant, IsoDate, Minute, StoreMoment, TimeZone, Weekday } from '../time/calendar.ts'
import { addDays, weekdayOf } from '../time/iso-date.ts'
import { existsOnClock, isShortDay, toInstant, toNextMinute, toStoreMoment } from '../time/store-moment.ts'
import { isWithinNextDay, isWithinStartDay } from '../time/windows.ts'
import type { SpecialDay } from '../venue/store.ts'
import type { Sitting, Slot } from './booking.ts'
import type { DayState } from './booking-days.ts'
import { type Covers, coversAt } from './covers.ts'

/** The state of a room on one evening: everything needed to say which hours are free. */
export interface RoomDay {
  readonly sittings: readonly Sitting[]
  readonly covers: Covers
  readonly party: number
  readonly now: Instant
  readonly timeZone: TimeZone
  /** Dated exceptions of the venue: closed, or other hours than those of the week. */
  readonly specialDays: readonly SpecialDay[]
}

/** Wire tramo with `completed`: past, or without seats for this party. */
export interface SlotState {
  readonly at: Minute
  readonly seatsLeft: number
  readonly completed: boolean
}

export interface SittingState {
  readonly sitting: Sitting
  readonly slots: readonly SlotState[]
}

/** Published sittings of a room on a day of the week; of every room when none is named. */
export function listSittings(
  sittings: readonly Sitting[],
  weekday: Weekday,
  resourceId: ResourceId | null = null,
): Sitting[] {
  return sittings.filter(
    (sitting) =>
      sitting.published &&
      sitting.weekdays.includes(weekday) &&
      (resourceId === null || sitting.resourceId === resourceId),
  )
}

/** Each sitting of the day with the state of its hours; hours already past are complete (BOOKING-024). */
export function listSlotStates(room: RoomDay, date: IsoDate, resourceId: ResourceId | null = null): SittingState[] {
  const now = toStoreMoment(toNextMinute(room.now), room.timeZone)
  // One day a year loses an hour. The clock is asked then, and the day before, whose late hours fall on that day.
  const isClockOdd = isShortDay(date, room.timeZone) || isShortDay(addDays(date, 1), room.timeZone)
  return listSittings(room.sittings, weekdayOf(date), resourceId).map((sitting) => ({
    sitting,
    slots: sitting.slots
      .filter((slot) => isWithinSpecialHours(room, date, slot.at))
      .filter((slot) => !isClockOdd || existsOnClock(dayOf(sitting, slot, date), slot.at, room.timeZone))
      .map((slot) => toSlotState(room, sitting, slot, { date, now })),
  }))
}

/** On a special day only hours inside its own shifts are offered; a special day without shifts is closed. */
function isWithinSpecialHours({ specialDays }: RoomDay, date: IsoDate, at: Minute): boolean {
  const special = specialDays.find((day) => day.date === date)
  return (
    special === undefined || special.shifts.some((shift) => isWithinStartDay(shift, at) || isWithinNextDay(shift, at))
  )
}

/** A day is free while one of its hours has seats for the party, full when none has, closed when it has no hours. */
export function toDayState(room: RoomDay, date: IsoDate): DayState {
  const slots = listSlotStates(room, date).flatMap((state) => state.slots)
  if (slots.length === 0) return 'closed'
  return slots.some((slot) => !slot.completed) ? 'free' : 'full'
}

function toSlotState(
  room: RoomDay,
  sitting: Sitting,
  slot: Slot,
  { date, now }: { readonly date: IsoDate; readonly now: StoreMoment },
): SlotState {
  const seatsLeft = Math.max(0, slot.capacity - coversAt(room.covers, sitting.id, date, slot.at))
  const day = dayOf(sitting, slot, date)
  const isPast = day < now.date || (day === now.date && slot.at < now.minute)
  return { at: slot.at, seatsLeft, completed: isPast || seatsLeft < room.party }
}

/** The moment a table is booked for. */
export function toBookingStart(
  sitting: Pick<Sitting, 'slots'> | undefined,
  { date, at }: { readonly date: IsoDate; readonly at: Minute },
  timeZone: TimeZone,
): Instant {
  return toInstant(sitting === undefined ? date : dayOf(sitting, { at }, date), at, timeZone)
}

/** The hours of a late sitting after midnight fall on the next calendar day, though they belong to this evening. */
function dayOf(sitting: Pick<Sitting, 'slots'>, slot: Pick<Slot, 'at'>, date: IsoDate): IsoDate {
  const first = sitting.slots[0]?.at ?? slot.at
  return slot.at < first ? addDays(date, 1) : date
}
