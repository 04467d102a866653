import { wireInstant } from '@comanda/contract/wire/date'
import type { Instant } from '@comanda/rules/time/calendar'
import { expect, it } from 'vitest'
import { z } from 'zod/mini'
import { printBoard } from './print-board.ts'

const reply = z.object({
  minutes: z.int(),
  names: z.array(z.string()),
  things: z.array(z.object({ name: z.string(), at: wireInstant })),
})
const at = Date.parse('2026-11-13T13:00:00Z') as Instant

it('a board is printed as its row encodes it', () => {
  const board = { minutes: 10, names: ['"a"', 'b'], things: [{ name: 'one', at }] }
  const encoded = z.encode(reply, board)
  expect(JSON.parse(printBoard(reply, board))).toEqual(encoded)
  expect(JSON.parse(printBoard(reply, { ...board, names: [], things: [] }))).toEqual({
    ...encoded,
    names: [],
    things: [],
  })
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
  const row = z.object({ things: z.array(z.object({ name: counted })) })
  const known = { name: 'one' }
  printBoard(row, { things: [known] })
  expect(printBoard(row, { things: [known, { name: 'two' }] })).toBe('{"things":[{"name":"one"},{"name":"two"}]}')
  expect(encoded).toBe(2)
})

it('a thing that two rows show is written by the codec of each', () => {
  const thing = { name: 'one', at }
  const whole = z.object({ things: z.array(z.object({ name: z.string(), at: wireInstant })) })
  const part = z.object({ things: z.array(z.object({ name: z.string() })) })
  for (const row of [whole, part]) {
    expect(JSON.parse(printBoard(row, { things: [thing] }))).toEqual(z.encode(row, { things: [thing] }))
  }
  expect(printBoard(part, { things: [thing] })).not.toBe(printBoard(whole, { things: [thing] }))
})

it('what a row does not know is not printed', () => {
  expect(() => printBoard(reply, { secret: 1 })).toThrow('secret')
})
