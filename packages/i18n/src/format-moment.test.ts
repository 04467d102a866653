import { expect, test } from 'vitest'
import { formatMoment } from './format-moment.ts'

const at = Date.parse('2026-11-18T20:05:00Z')

test.each([
  ['es', 'Europe/Madrid', '18 de noviembre de 2026 a las 21:05'],
  ['es', 'Atlantic/Canary', '18 de noviembre de 2026 a las 20:05'],
  ['en', 'Europe/Madrid', '18 November 2026 at 21:05'],
  ['ger', 'Europe/Madrid', '18. November 2026 um 21:05'],
] as const)('in %s, in %s, it is «%s»', (language, zone, written) => {
  expect(formatMoment(at, language, zone)).toBe(written)
})
