import { fromAbsolute } from '@internationalized/date'
import type { Instant } from '../time/calendar.ts'
import { addMinutes } from '../time/store-moment.ts'

export interface CalendarEvent {
  readonly id: string
  readonly title: string
  readonly place: string
  readonly text: string
  readonly from: Instant
  /** When the file was made. */
  readonly now: Instant
}

/** How long the meal lasts in the guest's calendar; the venue does not say. */
const mealMinutes = 120

/** An event in the format of RFC 5545, which every calendar can read. */
export function toCalendarFile({ id, title, place, text, from, now }: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Comanda//Bookings//ES',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}`,
    // The file of a later change replaces the event of an earlier one.
    `SEQUENCE:${Math.floor(now / 60_000)}`,
    `DTSTAMP:${toStamp(now)}`,
    `DTSTART:${toStamp(from)}`,
    `DTEND:${toStamp(addMinutes(from, mealMinutes))}`,
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(place)}`,
    `DESCRIPTION:${escapeText(text)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** Universal time, without separators. */
function toStamp(at: Instant): string {
  return fromAbsolute(at, 'UTC').toAbsoluteString().replace(/\.\d+/, '').replace(/[-:]/g, '')
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')
}

/** No line may be longer than 75 octets; a continued line begins with a space. */
function fold(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const letter of line) {
    const size = sizeOf(letter)
    if (octets + size > 74) {
      parts.push(part)
      part = ''
      octets = 0
    }
    part += letter
    octets += size
  }
  return [...parts, part].join('\r\n ')
}

/** Counted in UTF-8 bytes. */
function sizeOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}
