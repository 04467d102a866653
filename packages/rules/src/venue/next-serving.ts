import type { Category, Product } from '../catalogue/product.ts'
import type { CategoryId } from '../ids.ts'
import type { StoreMoment, WeekWindow } from '../time/calendar.ts'
import { addDays, weekdayOf } from '../time/iso-date.ts'
import { minute, minutesPerDay } from '../time/minute.ts'
import { isWithinWindows } from '../time/windows.ts'

/** When a dish is served: in the hours of its categories and in its own; an empty list is at any hour. */
export interface ServingHours {
  readonly ofCategories: readonly WeekWindow[]
  readonly own: readonly WeekWindow[]
}

/** Null for a dish that is served at any hour. */
export function findServingHours(
  product: Pick<Product, 'windows' | 'categoryIds'>,
  categories: ReadonlyMap<CategoryId, Pick<Category, 'windows'>>,
): ServingHours | null {
  const ofCategories = product.categoryIds.flatMap((id) => categories.get(id)?.windows ?? [])
  return ofCategories.length + product.windows.length > 0 ? { ofCategories, own: product.windows } : null
}

/** Which of the two forbids it at this hour; the categories come first (CATALOGUE-034, CATALOGUE-035). */
export function findClosed(
  { ofCategories, own }: ServingHours,
  at: Pick<StoreMoment, 'weekday' | 'minute'>,
): 'categories' | 'own' | null {
  if (ofCategories.length > 0 && !isWithinWindows(ofCategories, at)) return 'categories'
  return own.length > 0 && !isWithinWindows(own, at) ? 'own' : null
}

/** For how many minutes each of them stays as it is, served or not; at most so many. */
export function countSteadyMinutes(hours: readonly ServingHours[], from: StoreMoment, most: number): number {
  const isServed = (one: ServingHours, later: number) => findClosed(one, toLater(from, later)) === null
  const served = hours.map((one) => isServed(one, 0))
  for (let later = 1; later < most; later++) {
    if (hours.some((one, at) => isServed(one, later) !== served[at])) return later
  }
  return most
}

function toLater({ date, minute: from }: StoreMoment, minutes: number): StoreMoment {
  const later = from + minutes
  const day = addDays(date, Math.floor(later / minutesPerDay))
  return { date: day, weekday: weekdayOf(day), minute: minute(later % minutesPerDay) }
}

/** The first moment from now on at which it is served; `now` if it is, and null if the hours never meet. */
export function findNextServing(hours: ServingHours, from: StoreMoment): 'now' | StoreMoment | null {
  if (findClosed(hours, from) === null) return 'now'
  // Whatever two lists of hours have in common begins where something of one of them begins.
  const starts = [...hours.ofCategories, ...hours.own]
  for (let day = 0; day <= 7; day++) {
    const date = addDays(from.date, day)
    const weekday = weekdayOf(date)
    const first = starts
      .filter((window) => window.weekday === weekday && (day > 0 || window.from > from.minute))
      .map((window) => ({ date, weekday, minute: window.from }))
      .toSorted((one, other) => one.minute - other.minute)
      .find((at) => findClosed(hours, at) === null)
    if (first) return first
  }
  return null
}
