import { expect, test } from 'vitest'
import { toId } from '../ids.ts'
import { findMeantFilter, type NamedConcern } from './meant-filter.ts'

const known: readonly NamedConcern[] = [
  { concern: { kind: 'allergen', id: toId(1) }, name: 'Gluten' },
  { concern: { kind: 'allergen', id: toId(3) }, name: 'Huevos' },
  { concern: { kind: 'allergen', id: toId(7) }, name: 'Leche' },
  { concern: { kind: 'diet', id: toId(1) }, name: 'Vegano' },
  { concern: { kind: 'diet', id: toId(3) }, name: 'Sin gluten' },
]

test.each([
  ['vegano', 'Vegano'],
  ['Veganas', 'Vegano'],
  ['sin gluten', 'Sin gluten'],
  ['SIN GLÚTEN', 'Sin gluten'],
  ['sin huevo', 'Huevos'],
  ['sin leche', 'Leche'],
  ['gluten', undefined],
  ['leche', undefined],
  ['sin', undefined],
  ['sin pan', undefined],
  ['', undefined],
])('%j means the filter %j [F-075]', (query, expected) => {
  expect(findMeantFilter(query, known)?.name).toBe(expected)
})
