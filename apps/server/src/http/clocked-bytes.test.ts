import { gunzipSync } from 'node:zlib'
import type { Instant } from '@comanda/rules/time/calendar'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { printGzip, printPlain, toClockedBytes } from './clocked-bytes.ts'

const now = 1_800_000_000_000 as Instant
const ticket = fc.string({ minLength: 0, maxLength: 3_000, unit: 'grapheme' })
const board = fc.array(ticket, { maxLength: 20 }).map((tickets) => JSON.stringify({ tickets }))

it('says the same compressed as plain, whatever was sent before', () => {
  fc.assert(
    fc.property(board, board, fc.nat(60_000), (first, second, cut) => {
      // The same beginning and another end, as a board has after a new ticket.
      const grown = JSON.stringify({ tickets: [first.slice(0, cut), second] })
      const begun = JSON.stringify({ tickets: [first.slice(0, cut), first] })
      let before: ReturnType<typeof toClockedBytes> | undefined
      for (const text of [begun, grown, begun, second, grown]) {
        before = toClockedBytes(text, before)
        const plain = printPlain(before, now)
        expect(gunzipSync(printGzip(before, now))).toEqual(plain)
        expect(JSON.parse(String(plain))).toEqual({ ...JSON.parse(text), now: expect.anything() })
      }
    }),
    { numRuns: 50 },
  )
})

it('compresses again only what changed', () => {
  const tickets = Array.from({ length: 60 }, (_, at) => `ticket ${at} ${'pulpo a la gallega, '.repeat(50)}`)
  const before = toClockedBytes(JSON.stringify({ tickets }))
  const after = toClockedBytes(JSON.stringify({ tickets: [...tickets, 'one more'] }), before)
  expect(after.pieces.length).toBeGreaterThan(5)
  expect(after.pieces.slice(0, -1)).toEqual(before.pieces.slice(0, -1))
  for (const [at, piece] of before.pieces.slice(0, -1).entries()) expect(after.pieces[at]).toBe(piece)
  const changed = toClockedBytes(JSON.stringify({ tickets: ['another', ...tickets.slice(1)] }), before)
  expect(changed.pieces[0]).not.toBe(before.pieces[0])
  expect(changed.pieces.filter((piece) => before.pieces.includes(piece))).toEqual([])
})
