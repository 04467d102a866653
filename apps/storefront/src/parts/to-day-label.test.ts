import { dictionaryOf } from '@comanda/i18n/dictionary-of'
import type { Language } from '@comanda/i18n/languages'
import { getIsoDate } from '@comanda/rules/time/iso-date'
import { expect, test } from 'vitest'
import { toDayLabel } from './to-day-label.ts'

test.each([
  ['2026-03-14', 'hoy'],
  ['2026-03-15', 'mañana'],
  ['2026-03-17', 'el martes 17'],
  ['2026-03-27', 'el viernes 27'],
  ['2026-03-28', 'el sábado 28 de marzo'],
  ['2026-03-13', 'el viernes 13 de marzo'],
])('%s is «%s» on Saturday 14 March [F-090]', (date, label) => {
  const today = getIsoDate('2026-03-14')
  expect(toDayLabel(getIsoDate(date), today, { words: dictionaryOf('es').setup, language: 'es' })).toBe(label)
})

test.each<[Language, string, string, string]>([
  ['es', 'hoy a las 16:15', 'mañana a las 16:15', 'el viernes 20 a las 16:15'],
  ['en', 'today at 16:15', 'tomorrow at 16:15', 'on Friday 20 at 16:15'],
  ['eu', 'gaur, 16:15ean', 'bihar, 16:15ean', 'ostirala 20, 16:15ean'],
  ['fr', 'aujourd’hui à 16:15', 'demain à 16:15', 'vendredi 20 à 16:15'],
  ['cat', 'avui a les 16:15', 'demà a les 16:15', 'el divendres 20 a les 16:15'],
  ['nl', 'vandaag om 16:15', 'morgen om 16:15', 'op vrijdag 20 om 16:15'],
  ['ger', 'heute um 16:15 Uhr', 'morgen um 16:15 Uhr', 'am Freitag, 20. März um 16:15 Uhr'],
])('a moment is said in %s as people say it, by the setup and by the order alike [F-090]', (language, ...said) => {
  const { setup, status, serving } = dictionaryOf(language)
  const today = getIsoDate('2026-03-14')
  const days = ['2026-03-14', '2026-03-15', '2026-03-20'].map(getIsoDate)
  for (const [words, at] of [
    [setup, serving.at],
    [status, status.at],
  ] as const) {
    expect(days.map((day) => at(toDayLabel(day, today, { words, language }), '16:15'))).toEqual(said)
  }
})

test('as long as nobody knows which day it is, the month is named [F-090]', () => {
  const speech = { words: dictionaryOf('es').setup, language: 'es' } as const
  expect(toDayLabel(getIsoDate('2026-03-14'), null, speech)).toBe('el sábado 14 de marzo')
})
