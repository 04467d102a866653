import { expect, it } from 'vitest'
import { findAnything } from './find-anything.ts'

const thing = (title: string, note = '', also = '') =>
  ({ key: title, icon: 'table', title, note, also, to: '/floor' }) as const
const things = [
  thing('Terraza 4', 'Mesa'),
  thing('Croquetas de jamón', 'Carta'),
  thing('Pedido 41', 'Ana Gil', '600123456'),
]
const find = (sought: string) => findAnything(things, sought).map(({ title }) => title)

it('finds by any words of it, without accents, and by what else it is known by', () => {
  expect(find('jamon')).toEqual(['Croquetas de jamón'])
  expect(find('4 terraza')).toEqual(['Terraza 4'])
  expect(find('600123')).toEqual(['Pedido 41'])
  expect(find('ana pedido')).toEqual(['Pedido 41'])
})

it('puts first what begins so, and finds nothing for no word', () => {
  expect(findAnything([thing('La terraza'), thing('Terraza 4')], 'terraza').map(({ title }) => title)).toEqual([
    'Terraza 4',
    'La terraza',
  ])
  expect(find(' ')).toEqual([])
  expect(find('nadie')).toEqual([])
})
