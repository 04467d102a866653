import type { OwnData } from '@comanda/contract/calls/own-data'
import { formatMinute, minute, minutesPerDay } from '@comanda/rules/time/minute'

/** No count, price or number of anything is as large: such a number is a moment in milliseconds. */
const firstMoment = Date.UTC(2000, 0)
const money =
  /^(?:amount|captured|refunded|owed|price|tip|deposit|fee|change|discount|goods|ordered|paid|shipping|subtotal|total|vat)$|(?:Amount|Price|Total|Tip|Fee|Deposit|Cents)$/
const hour = /^(?:at|time|opensAt|from|to)$/

/**
 * The copy of one's data as a person reads it: moments as dates on their own clock, hours as hours and sums in euros
 * (F-239). Its names and its shape stay, so that a program reads it too.
 */
export function toReadableCopy({ exportedAt, parts }: OwnData, timeZone: string): object {
  return read({ exportedAt, timeZone, parts }, '', timeZone) as object
}

function read(value: unknown, name: string, timeZone: string): unknown {
  if (Array.isArray(value)) return value.map((one) => read(one, name, timeZone))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, read(inner, key, timeZone)]))
  }
  if (typeof value !== 'number') return value
  if (value >= firstMoment) return writeMoment(value, timeZone)
  if (money.test(name)) return `${(value / 100).toFixed(2)} EUR`
  return hour.test(name) && value < minutesPerDay ? formatMinute(minute(value)) : value
}

/** «2026-11-19 13:30», which needs no language to be read. */
function writeMoment(at: number, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(at)
}
