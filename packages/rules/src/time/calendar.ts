import type { Id } from '../ids.ts'

/** A calendar day in the store's own zone, YYYY-MM-DD. */
export type IsoDate = Id<string, 'iso-date'>

/** Minutes after the store's midnight, 0 to 1439. */
export type Minute = Id<number, 'minute'>

/** A point on the world's clock, in milliseconds since 1970; the clock that reads it is injected. */
export type Instant = Id<number, 'instant'>

/** IANA name, such as Europe/Madrid or Atlantic/Canary. */
export type TimeZone = Id<string, 'time-zone'>

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type Weekday = (typeof weekdays)[number]

/** A span of one day. When `to` is not after `from` the span runs past midnight. */
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
