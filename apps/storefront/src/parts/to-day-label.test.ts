import { es } from '@comanda/i18n/dictionaries/setup/es'
import { getIsoDate } from '@comanda/rules/time/iso-date'
import { expect, test } from 'vitest'
import { toDayLabel } from './to-day-label.ts'

test.each([
  ['2026-03-14', 'hoy'],
  ['2026-03-15', 'mañana'],
  ['2026-03-17', 'el martes'],
  ['2026-03-21', 'el 21 de marzo'],
  ['2026-03-13', 'el 13 de marzo'],
])('%s is «%s» on Saturday 14 March', (date, label) => {
  const today = getIsoDate('2026-03-14')
  expect(toDayLabel(getIsoDate(date), today, { words: es.setup, language: 'es' })).toBe(label)
})
