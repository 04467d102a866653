import type { Instant, IsoDate, Minute, Weekday } from '@comanda/rules/time/calendar'
import { findIsoDate } from '@comanda/rules/time/iso-date'
import { findMinute, formatMinute } from '@comanda/rules/time/minute'
import { findWeekday, toWeekdayIndex, type WeekdayNumbering } from '@comanda/rules/time/weekday'
import { z } from 'zod/mini'
import { checked } from './checked.ts'

/** YYYY-MM-DD inside and on most of the wire; dd/mm/yyyy in bookings (CONST-025). */
const writers = {
  iso: (date: IsoDate): string => date,
  booking: (date: IsoDate) => date.split('-').reverse().join('/'),
}

export const wireDate = dateCodec('iso')
export const wireBookingDate = dateCodec('booking')

/** A day that may be missing: null, nothing or empty. */
export const wireDateOrNull = z.codec(z.nullish(z.string()), z.custom<IsoDate | null>(), {
  decode: (text, payload) => (text ? (readDate(text) ?? fail(payload, text, 'not a calendar day')) : null),
  encode: (date) => date,
})

/** HH:MM; seconds are accepted and dropped. */
export const wireHour = z.codec(z.string(), z.custom<Minute>(), {
  decode: (text, payload) => findMinute(text) ?? fail(payload, text, 'not an hour of the day'),
  encode: (minute) => formatMinute(minute),
})

// @__NO_SIDE_EFFECTS__
export function wireWeekday(numbering: WeekdayNumbering) {
  return z.codec(z.union([z.int(), checked(z.string(), z.regex(/^\d$/))]), z.custom<Weekday>(), {
    decode: (index, payload) => findWeekday(numbering, Number(index)) ?? fail(payload, index, 'not a weekday'),
    encode: (weekday) => toWeekdayIndex(numbering, weekday),
  })
}

/** A moment as ISO text with its offset. */
export const wireInstant = z.codec(z.iso.datetime({ offset: true }), z.custom<Instant>(), {
  decode: (text) => Date.parse(text) as Instant,
  encode: (instant) => new Date(instant).toISOString(),
})

// @__NO_SIDE_EFFECTS__
function dateCodec(format: keyof typeof writers) {
  return z.codec(z.string(), z.custom<IsoDate>(), {
    decode: (text, payload) => readDate(text) ?? fail(payload, text, 'not a calendar day'),
    encode: (date) => writers[format](date),
  })
}

function readDate(text: string): IsoDate | undefined {
  const turned = /^(\d{2})[-/](\d{2})[-/](\d{4})$/.exec(text)
  return findIsoDate(turned === null ? text : `${turned[3]}-${turned[2]}-${turned[1]}`)
}

function fail(payload: z.core.ParsePayload, input: unknown, message: string): never {
  payload.issues.push({ code: 'custom', message, input })
  return z.NEVER
}
