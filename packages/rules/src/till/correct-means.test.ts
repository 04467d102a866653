import { expect, test } from 'vitest'
import { checkCorrection } from './correct-means.ts'

test.each([
  ['cash that was the terminal', 'cash', false, 'terminal', null],
  ['the terminal that was cash', 'terminal', false, 'cash', null],
  ['what it was noted as', 'cash', false, 'cash', 'already-there'],
  ['money of which some has gone back', 'cash', true, 'terminal', 'illegal-move'],
  ['money that a provider has confirmed', null, false, 'cash', 'means-confirmed'],
  ['the same, gone back', null, true, 'terminal', 'means-confirmed'],
] as const)('a means of payment is corrected: %s [DAY-207]', (_title, means, hasGoneBack, by, code) => {
  const verdict = checkCorrection({ means, hasGoneBack }, by)
  expect(verdict.allowed ? null : verdict.code).toBe(code)
})
