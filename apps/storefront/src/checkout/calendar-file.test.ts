import type { IsoDate } from '@comanda/rules/time/calendar'
import { getMinute } from '@comanda/rules/time/minute'
import { instant } from '@comanda/rules/time/store-moment'
import { expect, it } from 'vitest'
import { toCalendarFile } from './calendar-file.ts'

const entry = {
  id: 'order-12@casa.example',
  title: 'Pedido n.º 12 · Casa Comanda, Centro',
  place: 'Calle de la Demostración, 1, 28013 Madrid',
  url: 'https://casa.example/status#00000000-0000-4000-8000-000000000000',
  date: '2026-03-14' as IsoDate,
  from: getMinute('16:15'),
  writtenAt: instant(Date.parse('2026-03-14T12:30:00Z')),
}

it('writes the hour on the venue’s clock, and the moment of writing in universal time', () => {
  const rows = toCalendarFile(entry).split('\r\n')
  expect(rows).toContain('DTSTART:20260314T161500')
  expect(rows).toContain('DTSTAMP:20260314T123000Z')
  expect(rows.at(-1)).toBe('')
})

it('marks signs that have a meaning, and folds rows that are too long', () => {
  const file = toCalendarFile(entry)
  expect(file.replaceAll('\r\n ', '')).toContain(String.raw`SUMMARY:Pedido n.º 12 · Casa Comanda\, Centro`)
  expect(file.replaceAll('\r\n ', '')).toContain(`URL:${entry.url}`)
  for (const row of file.split('\r\n')) expect(new TextEncoder().encode(row).length).toBeLessThanOrEqual(75)
})
