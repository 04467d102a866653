import { fromAbsolute } from '@internationalized/date'
import type { Instant } from '../time/calendar.ts'
import { addMinutes } from '../time/store-moment.ts'

export interface CalendarEvent {
  readonly id: string
  readonly title: string
  readonly place: string
  readonly text: string
  readonly from: Instant
  /** When it was written down. */
  readonly now: Instant
}

/** How long a table is taken for, as far as a guest's own calendar is concerned. */
const mealMinutes = 120

/** An event as RFC 5545 has it, for whatever calendar the guest keeps. */
export function toCalendarFile({ id, title, place, text, from, now }: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Comanda//Bookings//ES',
    'BEGIN:VEVENT',
    `UID:${id}`,
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

/** Universal time, without the marks between its parts. */
function toStamp(at: Instant): string {
  return fromAbsolute(at, 'UTC').toAbsoluteString().replace(/\.\d+/, '').replace(/[-:]/g, '')
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')
}

/** No line is longer than 75 octets; what goes on begins with a space. */
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

/** In UTF-8. */
function sizeOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}
