import type { IsoDate } from '../time/calendar.ts'
import { addDays, daysBetween } from '../time/iso-date.ts'
import { allowed, refuse, type Verdict } from '../verdict.ts'

/** Business days one after the other, both ends among them. Each store begins every one of them by its own clock. */
export interface DayStretch {
  readonly from: IsoDate
  readonly until: IsoDate
}

/** A leap year. */
const mostDays = 366

export function checkDayStretch({ from, until }: DayStretch): Verdict<'stretch-not-allowed'> {
  const days = daysBetween(from, until) + 1
  return days >= 1 && days <= mostDays ? allowed : refuse('stretch-not-allowed')
}

export function listStretchDays({ from, until }: DayStretch): IsoDate[] {
  return Array.from({ length: daysBetween(from, until) + 1 }, (_, at) => addDays(from, at))
}
