import { expect, it, test } from 'vitest'
import { cutName, cutNotes, longestName, longestNotes } from './guest-text.ts'

it('cuts names at 80 and notes at 500 characters [DAY-064]', () => {
  expect([longestName, longestNotes]).toEqual([80, 500])
  expect(cutName('A'.repeat(80))).toHaveLength(80)
  expect(cutName(`${'A'.repeat(80)}B`)).toBe('A'.repeat(80))
  expect(cutNotes('n'.repeat(501))).toBe('n'.repeat(500))
})

test.each([
  ['<b>Ana</b>', '<b>Ana</b>'],
  ['Ana\u0007\u001b@ Gil\r\n', 'Ana @ Gil'],
  // No half of a sign is left, and nothing hangs over the edge.
  ['🦐'.repeat(81), '🦐'.repeat(80)],
  [`${'A'.repeat(79)} B`, 'A'.repeat(79)],
])('%j as a name is %j [DAY-064]', (typed, kept) => {
  expect(cutName(typed)).toBe(kept)
})

it('keeps the lines of notes and nothing that commands a printer [DAY-064]', () => {
  expect(cutNotes('Trona\r\n\u001bCumple<script>')).toBe('Trona\nCumple<script>')
})
