import { toId } from '@comanda/rules/ids'
import { aResource, aStore, modesOf } from '@comanda/rules/testing/venues'
import type { Resource } from '@comanda/rules/venue/store'
import { expect, test } from 'vitest'
import { findTypedTable, listTableAreas } from './find-typed-table.ts'

const positions = [
  { number: 3, alias: 'Ventana', seats: 4 },
  { number: 4, alias: null, seats: 2 },
]
const aRoom = (id: number, name: string, more: Partial<Resource> = {}) =>
  aResource(id, { kind: 'room', name, positions, ...more })
const centre = aStore({ id: toId(1), name: 'Centro', modes: modesOf('table'), resources: [aRoom(14, 'Sala')] })

test('every room with tables can be named, with its store where there are several [F-086]', () => {
  const port = aStore({
    id: toId(2),
    name: 'Puerto',
    modes: modesOf('table'),
    resources: [aRoom(24, 'Terraza'), aRoom(25, 'Barra', { positions: [] })],
  })
  expect(listTableAreas([centre]).map(({ name }) => name)).toEqual(['Sala'])
  expect(listTableAreas([centre, port]).map(({ name }) => name)).toEqual(['Centro · Sala', 'Puerto · Terraza'])
  expect(listTableAreas([{ ...centre, modes: modesOf('pickup') }])).toEqual([])
})

test.each([
  ['3', 3],
  [' 4 ', 4],
  ['ventana', 3],
  ['VENTANA', 3],
  ['99', undefined],
  ['', undefined],
  ['3; drop', undefined],
])('«%s» is table %s of the dining room [F-086]', (typed, position) => {
  const [dining] = listTableAreas([centre])
  const table = dining && findTypedTable(dining, typed)
  expect(table).toEqual(position && { storeId: 1, resourceId: 14, position, signature: null })
})
