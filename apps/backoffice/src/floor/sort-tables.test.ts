import { expect, it } from 'vitest'
import { type FloorTable, toThing } from './floor-things.ts'
import { sortTables } from './sort-tables.ts'

const aTable = (position: number, more: object = {}): FloorTable =>
  toThing({
    resourceId: 14,
    position,
    name: '',
    room: '',
    bill: null,
    allergies: [],
    paid: null,
    debts: [],
    ...more,
  } as never)
const aBill = { bill: { cartId: 'a', version: 1, calls: [] } }
const anAllergy = (answer: string | null) => ({ dish: '', clashes: [], taken: answer && { answer, by: 'Luis' } })

it('a table that needs somebody stands before those that eat, and free ones last', () => {
  const { needing, busy, free } = sortTables([
    aTable(1),
    aTable(2, aBill),
    aTable(3, { bill: { ...aBill.bill, calls: [{ kind: 'help', calledAt: 1 }] } }),
    aTable(4, { paid: {} }),
    aTable(5, { debts: [{ owed: 1 }] }),
    aTable(6, { ...aBill, allergies: [anAllergy('tell-floor')] }),
    aTable(7, { ...aBill, allergies: [anAllergy(null), anAllergy('adapt')] }),
  ])
  const list = (tables: readonly FloorTable[]) => tables.map(({ position }) => position)
  expect([list(needing), list(busy), list(free)]).toEqual([[3, 5, 6], [2, 4, 7], [1]])
})
