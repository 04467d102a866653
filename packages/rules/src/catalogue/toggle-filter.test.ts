import { expect, test } from 'vitest'
import { id, ids } from '../testing/products.ts'
import type { Concern } from './concern.ts'
import type { MenuFilter } from './filter-verdict.ts'
import { toggleFilter } from './toggle-filter.ts'

const filter: MenuFilter = { allergens: ids(1), diets: ids(1) }

test.each<[Concern, MenuFilter]>([
  [
    { kind: 'allergen', id: id(2) },
    { allergens: ids(1, 2), diets: ids(1) },
  ],
  [
    { kind: 'allergen', id: id(1) },
    { allergens: [], diets: ids(1) },
  ],
  [
    { kind: 'diet', id: id(2) },
    { allergens: ids(1), diets: ids(1, 2) },
  ],
  [
    { kind: 'diet', id: id(1) },
    { allergens: ids(1), diets: [] },
  ],
])('tapping %j flips it and nothing else [CATALOGUE-027] [OPEN-040]', (concern, expected) => {
  expect(toggleFilter(filter, concern)).toEqual(expected)
  expect(toggleFilter(toggleFilter(filter, concern), concern)).toEqual(filter)
})
