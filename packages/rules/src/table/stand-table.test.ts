import { expect, it } from 'vitest'
import { standTable } from './stand-table.ts'

it.each([
  ['nobody sits at it', { bill: null, debts: [], paid: null }, 'free'],
  ['its guests order', { bill: {}, debts: [], paid: null }, 'open'],
  ['its guests pay the waiter', { bill: null, debts: [{}], paid: null }, 'to-take'],
  ['its guests have paid and sit on', { bill: null, debts: [], paid: {} }, 'paid'],
  ['half of them have paid', { bill: null, debts: [{}], paid: {} }, 'to-take'],
  ['the next party sits there', { bill: {}, debts: [], paid: {} }, 'open'],
] as const)('a table at which %s', (_, facts, stand) => {
  expect(standTable(facts)).toBe(stand)
})
