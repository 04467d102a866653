import { expect, test } from 'vitest'
import { formatDay } from './format-day.ts'
import type { Language } from './languages.ts'

test.each<[Language, Parameters<typeof formatDay>[2], string]>([
  ['es', 'plain', '21 de noviembre'],
  ['es', 'full', '21 de noviembre de 2026'],
  ['es', 'short', 'sáb, 21 nov'],
  ['es', 'spoken', 'sábado, 21 de noviembre'],
  ['en', 'plain', '21 November'],
  ['ger', 'plain', '21. November'],
  ['fr', 'plain', '21 novembre'],
  ['eu', 'plain', 'azaroaren 21a'],
  ['cat', 'plain', '21 de novembre'],
  ['nl', 'plain', '21 november'],
  ['es', 'near', 'sábado 21'],
  ['en', 'near', 'Saturday 21'],
  ['fr', 'near', 'samedi 21'],
  ['cat', 'near', 'dissabte 21'],
  ['nl', 'near', 'zaterdag 21'],
  ['eu', 'near', 'larunbata 21'],
  ['ger', 'near', 'Samstag, 21. November'],
  ['es', 'said', 'sábado 21 de noviembre'],
  ['cat', 'said', 'dissabte 21 de novembre'],
  ['eu', 'said', 'azaroaren 21a, larunbata'],
])('a day in %s, %s, is «%s» [F-090]', (language, style, written) => {
  expect(formatDay('2026-11-21', language, style)).toBe(written)
})
