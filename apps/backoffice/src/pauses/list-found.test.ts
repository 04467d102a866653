import { expect, it } from 'vitest'
import { listFound } from './list-found.ts'
import type { Pausable } from './pausable.ts'

const thing = (id: number, name: string, pausedUntil: number | null = null) =>
  ({ productId: id, optionValueId: null, name, pausedUntil, unitsLeft: null, falls: [] }) as unknown as Pausable
const all = [thing(1, 'Arroz'), thing(2, 'Pulpo'), thing(3, 'Paella', 5), thing(4, 'Sopa')]
const list = (sought: string, likely?: readonly number[]) =>
  listFound(all, { sought, likely: likely && (new Set(likely) as never) }).map(({ name }) => name)

it('lists what is paused first, then what is on the board, then the menu in its order [DAY-089]', () => {
  expect(list('', [4])).toEqual(['Paella', 'Sopa', 'Arroz', 'Pulpo'])
  expect(list('')).toEqual(['Paella', 'Arroz', 'Pulpo', 'Sopa'])
  expect(list(' PU ')).toEqual(['Pulpo'])
})
