import type { Id } from '../ids.ts'

/** A calendar day in the store's own zone, YYYY-MM-DD. */
export type IsoDate = Id<string, 'iso-date'>

/** Minutes after the store's midnight, 0 to 1439. */
export type Minute = Id<number, 'minute'>

/** A point in time, in milliseconds since 1970; rules are given it and never read a clock. */
export type Instant = Id<number, 'instant'>

/** IANA name, such as Europe/Madrid or Atlantic/Canary. */
export type TimeZone = Id<string, 'time-zone'>

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type Weekday = (typeof weekdays)[number]

/** A span of one day. A span whose `to` is not after `from` runs past midnight. */
export interface DayWindow {
  readonly from: Minute
  readonly to: Minute
}

export interface WeekWindow extends DayWindow {
  readonly weekday: Weekday
}

/** One instant as the store's wall clock shows it. */
export interface StoreMoment {
  readonly date: IsoDate
  readonly weekday: Weekday
  readonly minute: Minute
}
