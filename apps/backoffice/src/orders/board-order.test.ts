import { orderStatuses } from '@comanda/rules/order/order'
import { expect, it } from 'vitest'
import { type BoardOrder, type Column, columns, listColumn } from './board-order.ts'

const all = Object.keys(columns) as Column[]
const anOrder = (number: number, more: Partial<BoardOrder>) => ({ number, dueAt: 0, ...more }) as BoardOrder

it('every order stands in one column, and none once it is handed over or cancelled', () => {
  const orders = orderStatuses.map((status, at) => anOrder(at, { status }))
  const shown = all.flatMap((column) => listColumn(orders, column).map(({ status }) => status))
  expect(shown).toEqual(['on-hold', 'preparing', 'bagging', 'ready'])
})

it('a column has the most urgent order first, and of two the older number', () => {
  const due = (number: number, dueAt: number) => anOrder(number, { status: 'on-hold', dueAt: dueAt as never })
  expect(listColumn([due(3, 20), due(2, 20), due(5, 10)], 'waiting').map(({ number }) => number)).toEqual([5, 2, 3])
})
