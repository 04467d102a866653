import { type LineId, toId } from '@comanda/rules/ids'
import { cents } from '@comanda/rules/money/cents'
import type { BillLine } from '@comanda/rules/table/split-bill'
import { expect, it, test } from 'vitest'
import { countFreeParts, findAmong, mostAmong, toClaims } from './to-claims.ts'

const id = toId<LineId>('a')
const line = (quantity: number, parts: number, of: number): BillLine => ({
  lineId: id,
  quantity,
  amount: cents(1000),
  claimed: { parts, of },
})

test.each([
  ['nobody took anything', line(2, 0, 1), 1, 2],
  ['half of one is taken', line(1, 1, 2), 2, 1],
  ['a third of one is taken', line(1, 1, 3), 3, 2],
  ['one of three is taken', line(3, 1, 3), 1, 2],
  ['half of one of three is taken', line(3, 1, 6), 2, 5],
  ['everything is taken', line(2, 1, 1), 1, 0],
  ['an odd part is taken', line(1, 1, 7), mostAmong, 5],
])('when %s', (_, billed, among, free) => {
  expect(findAmong(billed)).toBe(among)
  expect(countFreeParts(billed, among)).toBe(free)
})

it('claims what was chosen and never more than is free', () => {
  const bill = { total: cents(1000), paid: cents(0), lines: [line(2, 1, 4)] }
  const claim = (parts: number, among: number) => toClaims(bill, new Map([[id, { parts, among }]]))
  expect(claim(1, 1)).toEqual([{ lineId: id, part: { parts: 1, of: 2 } }])
  expect(claim(1, 2)).toEqual([{ lineId: id, part: { parts: 1, of: 4 } }])
  expect(claim(9, 2)).toEqual([{ lineId: id, part: { parts: 3, of: 4 } }])
  expect(claim(0, 2)).toEqual([])
  expect(toClaims(bill, new Map())).toEqual([])
})
