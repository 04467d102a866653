import { wireInstant } from '@comanda/contract/wire/date'
import type { Instant } from '@comanda/rules/time/calendar'
import { expect, it } from 'vitest'
import { z } from 'zod/mini'
import { printBoard } from './print-board.ts'

const reply = z.object({
  now: wireInstant,
  minutes: z.int(),
  names: z.array(z.string()),
  things: z.array(z.object({ name: z.string(), at: wireInstant })),
})
const at = Date.parse('2026-11-13T13:00:00Z') as Instant

it('a board is printed as its row encodes it, without its clock', () => {
  const board = { now: at, minutes: 10, names: ['"a"', 'b'], things: [{ name: 'one', at }] }
  const { now: _, ...rest } = z.encode(reply, board)
  expect(JSON.parse(printBoard(reply, board))).toEqual(rest)
  expect(JSON.parse(printBoard(reply, { ...board, names: [], things: [] }))).toEqual({ ...rest, names: [], things: [] })
})

it('a thing is encoded once, however many boards show it', () => {
  let encoded = 0
  const counted = z.codec(z.string(), z.string(), {
    decode: (text) => text,
    encode: (text) => {
      encoded += 1
      return text
    },
  })
  const row = z.object({ now: wireInstant, things: z.array(z.object({ name: counted })) })
  const known = { name: 'one' }
  printBoard(row, { now: at, things: [known] })
  expect(printBoard(row, { now: at, things: [known, { name: 'two' }] })).toBe(
    '{"things":[{"name":"one"},{"name":"two"}]}',
  )
  expect(encoded).toBe(2)
})

it('what a row does not know is not printed', () => {
  expect(() => printBoard(reply, { now: at, secret: 1 })).toThrow('secret')
})
