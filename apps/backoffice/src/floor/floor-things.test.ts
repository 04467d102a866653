import { expect, it } from 'vitest'
import { type FloorTable, listCalls, sumOwed, toThing } from './floor-things.ts'

const aTable = (position: number, more: object = {}) =>
  toThing({
    resourceId: 14,
    position,
    name: String(position),
    room: 'Sala',
    bill: null,
    allergies: [],
    paid: null,
    debts: [],
    ...more,
  } as never)
const aBill = (cartId: string, calls: readonly object[]) => ({ bill: { cartId, version: 3, owed: 1000, calls } })

it('calls stand in the order in which guests have waited, whichever table they are at', () => {
  const tables: FloorTable[] = [
    aTable(1, aBill('one', [{ kind: 'help', calledAt: 30 }])),
    aTable(2),
    aTable(
      3,
      aBill('three', [
        { kind: 'bill', calledAt: 10 },
        { kind: 'help', calledAt: 40 },
      ]),
    ),
  ]
  expect(listCalls(tables).map(({ cartId, kind }) => `${cartId} ${kind}`)).toEqual([
    'three bill',
    'one help',
    'three help',
  ])
})

it('a table is known by its bill, and owes that and what its guests promised', () => {
  expect([aTable(2).id, aTable(2).version, sumOwed(aTable(2))]).toEqual(['14/2', 0, 0])
  const busy = aTable(1, { ...aBill('one', []), debts: [{ owed: 250 }] })
  expect([busy.id, busy.version, sumOwed(busy)]).toEqual(['one', 3, 1250])
})
