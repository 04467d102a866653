import fc from 'fast-check'
import { expect, it } from 'vitest'
import { at } from '../testing/venues.ts'
import { toCalendarFile } from './to-calendar-file.ts'

const event = {
  id: 'b-1',
  title: 'Mesa en Casa; 4 personas',
  place: 'Calle Mayor, 1',
  text: 'Reserva\nhasta luego',
  from: at('2026-11-21T20:00:00Z'),
  now: at('2026-11-18T12:30:05Z'),
}

it('is an event that calendars read: universal time, escaped words, lines that end as they must', () => {
  expect(toCalendarFile(event).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Comanda//Bookings//ES',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:b-1',
    'SEQUENCE:29916750',
    'DTSTAMP:20261118T123005Z',
    'DTSTART:20261121T200000Z',
    'DTEND:20261121T220000Z',
    'SUMMARY:Mesa en Casa\\; 4 personas',
    'LOCATION:Calle Mayor\\, 1',
    'DESCRIPTION:Reserva\\nhasta luego',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

it('folds every long line, and unfolded it says the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const title = text.replace(/[\r\n]/g, ' ')
      const file = toCalendarFile({ ...event, title })
      for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
      expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title.replace(/[\\;,]/g, '\\$&')}\r\n`)
    }),
    { numRuns: 50 },
  )
})
