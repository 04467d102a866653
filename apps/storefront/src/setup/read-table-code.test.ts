import type { Store } from '@comanda/rules/venue/store'
import { expect, test } from 'vitest'
import { readTableCode } from './read-table-code.ts'

const positions = [1, 2, 3].map((number) => ({ number, alias: null, seats: 4 }))
const rooms = [
  { id: 12, kind: 'pickup', positions },
  { id: 14, kind: 'room', positions },
]
const stores = [
  { id: 1, resources: rooms },
  { id: 2, resources: [] },
] as unknown as readonly Store[]
const table = { storeId: 1, resourceId: 14, position: 3, signature: null }

test.each([
  ['https://casa.example/?store=1&resource=14&resource_pos=3', table],
  ['https://casa.example/?store=1&resource=14&resource_pos=3&sig=abc#x', { ...table, signature: 'abc' }],
  ['https://casa.example/?store=1&resource=14&resource_pos=99', undefined],
  ['https://casa.example/?store=2&resource=14&resource_pos=3', undefined],
  ['https://casa.example/?store=1&resource=12&resource_pos=1', undefined],
  ['https://casa.example/', undefined],
  ['WIFI:S:bar;P:secret;;', undefined],
])('the code %j names %j [SETUP-022]', (text, expected) => {
  expect(readTableCode(text, stores)).toEqual(expected)
})
