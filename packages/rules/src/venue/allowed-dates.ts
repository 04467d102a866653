import type { OrderingMode } from '../modes/ordering-mode.ts'
import type { IsoDate } from '../time/calendar.ts'
import { addDays } from '../time/iso-date.ts'
import { isDayActive } from './opening.ts'
import type { StoreHours } from './store.ts'

export interface DateQuestion {
  readonly hours: StoreHours
  readonly mode: OrderingMode
  readonly today: IsoDate
}

/** A day the store works, from today as far ahead as it plans; only today where it takes same-day orders only. */
export function isDateAllowed({ hours, mode, today }: DateQuestion, date: IsoDate): boolean {
  if (date < today || date > findLastDate(hours, today)) return false
  return isDayActive(hours, date, mode)
}

/** The last day that can be ordered for, even if the store is closed then. */
export function findLastDate(hours: StoreHours, today: IsoDate): IsoDate {
  return hours.sameDayOnly ? today : addDays(today, hours.daysAhead)
}

/** The picker opens on today when today can be chosen (SETUP-033). */
export function findInitialDate(question: DateQuestion): IsoDate | undefined {
  return isDateAllowed(question, question.today) ? question.today : undefined
}

/** With same-day orders only there is no date to choose (SETUP-031). */
export function isDateFixed(hours: StoreHours): boolean {
  return hours.sameDayOnly
}
