import type { OrderingMode } from '../modes/ordering-mode.ts'
import type { DayWindow, Instant, IsoDate, Minute, StoreMoment } from '../time/calendar.ts'
import { addDays } from '../time/iso-date.ts'
import { minutesPerDay } from '../time/minute.ts'
import { addMinutes, existsOnClock, isShortDay, toNextMinute, toStoreMoment } from '../time/store-moment.ts'
import { endFromStartDay } from '../time/windows.ts'
import { allowed, refuse, type Verdict } from '../verdict.ts'
import { isDateAllowed } from './allowed-dates.ts'
import { type FullSlots, isSlotFull, noFullSlots } from './full-slots.ts'
import { listShifts } from './opening.ts'
import type { Store } from './store.ts'

type SlotStore = Pick<Store, 'hours' | 'timeZone'>

export interface SlotQuestion {
  readonly store: SlotStore
  readonly mode: OrderingMode
  readonly now: Instant
  /** Slots that take no more orders: known to the server alone. */
  readonly full?: FullSlots
}

/** How far ahead «as soon as possible» looks (OPEN-011). */
export const soonestHorizonDays = 7

/** The slots that can be ordered for on a day, earliest first; slots that are past or too soon are left out. */
export function listOrderSlots({ store, mode, now, full = noFullSlots }: SlotQuestion, date: IsoDate): DayWindow[] {
  const today = toStoreMoment(now, store.timeZone).date
  const isAllowed = isDateAllowed({ hours: store.hours, mode, today }, date)
  // On a closed day the evening before may still have hours left after midnight.
  if (!isAllowed && date !== today) return []
  const earliest = toEarliest(store, now)
  if (date < earliest.date) return []
  const length = getSlotLength(store)
  const shortDay = isShortDay(date, store.timeZone)
  return listStarts(store, mode, date, length)
    .filter((from) => date > earliest.date || from >= earliest.minute)
    .filter((from) => !shortDay || existsOnClock(date, from, store.timeZone))
    .filter((from) => !isSlotFull(full, date, from))
    .map((from) => ({ from, to: ((from + length) % minutesPerDay) as Minute }))
}

/** A day that can be chosen: one on which the store works, or today while last evening's shift lasts. */
export function isDateOffered(question: SlotQuestion, date: IsoDate): boolean {
  const { store, mode, now } = question
  const today = toStoreMoment(now, store.timeZone).date
  return (
    isDateAllowed({ hours: store.hours, mode, today }, date) ||
    (date === today && listOrderSlots(question, date).length > 0)
  )
}

/**
 * «As soon as possible»: the first slot of the first day that has one. Where that day is full its first slot is named
 * all the same, and refused: an order is not moved to another day because the kitchen has too much to do.
 */
export function findFirstSlot(question: SlotQuestion): { date: IsoDate; slot: DayWindow } | undefined {
  const { store, mode, now } = question
  const today = toStoreMoment(now, store.timeZone).date
  for (let ahead = 0; ahead <= soonestHorizonDays; ahead++) {
    const date = addDays(today, ahead)
    const [first] = listOrderSlots({ store, mode, now }, date)
    if (first !== undefined) return { date, slot: listOrderSlots(question, date)[0] ?? first }
  }
  return undefined
}

/** A slot can be ordered exactly when it is offered. Who chose a full one is told whether the day has another. */
export function checkOrderSlot(
  question: SlotQuestion,
  date: IsoDate,
  time: Minute,
): Verdict<'date-not-allowed' | 'time-not-offered' | 'slot-full' | 'orders-not-taken'> {
  const { store, mode, now } = question
  if (listOrderSlots({ store, mode, now }, date).some((slot) => slot.from === time)) {
    if (!isSlotFull(question.full ?? noFullSlots, date, time)) return allowed
    return refuse(listOrderSlots(question, date).length > 0 ? 'slot-full' : 'orders-not-taken')
  }
  const today = toStoreMoment(now, store.timeZone).date
  return refuse(isDateAllowed({ hours: store.hours, mode, today }, date) ? 'time-not-offered' : 'date-not-allowed')
}

export type NoSlotsReason = 'no-delivery-address' | 'choose-store-first' | 'store-closed' | 'orders-not-taken'

/** Which of the three alerts explains an empty list (SETUP-036). The address decides the store of a delivery. */
export function explainNoSlots(setup: {
  readonly mode: OrderingMode
  readonly hasStore: boolean
  readonly hasAddress: boolean
  readonly hasHours: boolean
}): NoSlotsReason {
  if (setup.mode === 'delivery' && !setup.hasAddress) return 'no-delivery-address'
  if (!setup.hasStore) return 'choose-store-first'
  return setup.hasHours ? 'orders-not-taken' : 'store-closed'
}

/** Now plus the time the kitchen needs, rounded up: a slot that starts seconds too early is too early. */
function toEarliest(store: SlotStore, now: Instant): StoreMoment {
  return toStoreMoment(addMinutes(toNextMinute(now), store.hours.leadMinutes), store.timeZone)
}

/** Slots that start on the day itself, and those that a shift of the day before has left after midnight. */
function listStarts(store: SlotStore, mode: OrderingMode, date: IsoDate, length: number): Minute[] {
  const starts = new Set<number>()
  for (const [day, offset] of [
    [addDays(date, -1), minutesPerDay],
    [date, 0],
  ] as const) {
    for (const shift of listShifts(store.hours, day, mode)) {
      for (let from: number = shift.from; from + length <= endFromStartDay(shift); from += length) {
        const onDay = from - offset
        if (onDay >= 0 && onDay < minutesPerDay) starts.add(onDay)
      }
    }
  }
  return [...starts].sort((one, other) => one - other) as Minute[]
}

function getSlotLength(store: SlotStore): number {
  const { slotMinutes } = store.hours
  if (!Number.isInteger(slotMinutes) || slotMinutes < 1) throw new RangeError(`not a slot length: ${slotMinutes}`)
  return slotMinutes
}
