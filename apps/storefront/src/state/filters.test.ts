import { type AllergenId, type DietId, toId } from '@comanda/rules/ids'
import { afterEach, expect, it, vi } from 'vitest'
import { changeFilter, clearFilters, getFilters } from './filters.ts'

afterEach(() => vi.unstubAllGlobals())

it('what a diner avoids is kept on the device under two keys of its own [CART-008] [CATALOGUE-029]', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', { setItem: (key: string, value: string) => kept.set(key, value) })
  changeFilter({ kind: 'allergen', id: toId<AllergenId>(1) })
  changeFilter({ kind: 'allergen', id: toId<AllergenId>(7) })
  changeFilter({ kind: 'diet', id: toId<DietId>(2) })
  expect(Object.fromEntries(kept)).toEqual({ 'filters-allergens': '[1,7]', 'filters-diets': '[2]' })
  expect(getFilters()).toEqual({ allergens: [1, 7], diets: [2] })
  clearFilters()
  expect(Object.fromEntries(kept)).toEqual({ 'filters-allergens': '[]', 'filters-diets': '[]' })
})
