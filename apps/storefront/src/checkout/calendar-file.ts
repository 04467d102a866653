import type { Instant, IsoDate, Minute } from '@comanda/rules/time/calendar'
import { formatMinute } from '@comanda/rules/time/minute'

export interface CalendarEntry {
  readonly id: string
  readonly title: string
  readonly place: string
  readonly url: string
  readonly date: IsoDate
  readonly from: Minute
  readonly writtenAt: Instant
}

/** Long enough to hand over an order. */
const duration = 'PT15M'

/** An entry for any calendar (RFC 5545). Its hour has no zone: it is the hour on the clock of the venue's door. */
export function toCalendarFile({ id, title, place, url, date, from, writtenAt }: CalendarEntry): string {
  const rows = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Comanda//ES',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${new Date(writtenAt).toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART:${date.replaceAll('-', '')}T${formatMinute(from).replace(':', '')}00`,
    `DURATION:${duration}`,
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(place)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${rows.map(fold).join('\r\n')}\r\n`
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)
}

/** A row may have 75 bytes; the rest goes on after a space. A letter of these languages has two at most. */
function fold(row: string): string {
  return row.match(/.{1,37}/gu)?.join('\r\n ') ?? row
}
