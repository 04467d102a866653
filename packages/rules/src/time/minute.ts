import type { Minute } from './calendar.ts'

export const minutesPerDay = 1440

export function minute(value: number): Minute {
  if (!Number.isInteger(value) || value < 0 || value >= minutesPerDay) throw new RangeError(`not a minute: ${value}`)
  return value as Minute
}

/** Reads 9:05, 09:05 or 09:05:00, and 24:00 as the midnight that ends a day; anything else gives undefined. */
export function findMinute(text: string): Minute | undefined {
  const match = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text)
  const hours = Number(match?.[1])
  const minutes = Number(match?.[2])
  if (hours === 24 && minutes === 0) return minute(0)
  // No match gives NaN, which fails both comparisons.
  return hours < 24 && minutes < 60 ? minute(hours * 60 + minutes) : undefined
}

export function getMinute(text: string): Minute {
  const found = findMinute(text)
  if (found === undefined) throw new RangeError(`not an hour of the day: ${text}`)
  return found
}

/** HH:MM, as people read it. */
export function formatMinute(value: Minute): string {
  return `${twoDigits(Math.floor(value / 60))}:${twoDigits(value % 60)}`
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
