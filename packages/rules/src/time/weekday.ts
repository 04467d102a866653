import { type Weekday, weekdays } from './calendar.ts'

/**
 * The three ways the documents number a weekday (CONST-019, OPEN-102): store schedules count Monday 0 to Sunday 6,
 * product and category schedules Sunday 0 to Saturday 6, promotion flags Monday 1 to Sunday 7.
 */
const weekdayNumberings = {
  'monday-0': ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
  'sunday-0': ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
  'monday-1': [null, 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
} as const satisfies Record<string, readonly (Weekday | null)[]>
export type WeekdayNumbering = keyof typeof weekdayNumberings

export function findWeekday(numbering: WeekdayNumbering, index: number): Weekday | undefined {
  return weekdayNumberings[numbering][index] ?? undefined
}

export function toWeekdayIndex(numbering: WeekdayNumbering, weekday: Weekday): number {
  const days: readonly (Weekday | null)[] = weekdayNumberings[numbering]
  return days.indexOf(weekday)
}

export function previousWeekday(weekday: Weekday): Weekday {
  return weekdays[(weekdays.indexOf(weekday) + 6) % 7] as Weekday
}
