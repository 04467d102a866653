import type { Concern } from '@comanda/rules/catalogue/concern'
import type { MenuFilter } from '@comanda/rules/catalogue/filter-verdict'
import { toggleFilter } from '@comanda/rules/catalogue/toggle-filter'
import { type AllergenId, type DietId, toId } from '@comanda/rules/ids'
import { createCell } from '@comanda/screen/cell'
import { deviceStorage } from '@comanda/screen/storage'
import { useEffect } from 'react'
import { filterKeys } from './kept-filters.ts'

const none: MenuFilter = { allergens: [], diets: [] }
const active = createCell<MenuFilter>(none)

/** The filters on this device; they never leave it (CATALOGUE-029). */
export function useFilters(): MenuFilter {
  useKeptFilters()
  return active.use()
}

/** The same, a moment later: for everything that depends on a filter, so that the tapped tile is drawn first. */
export function useSettledFilters(): MenuFilter {
  useKeptFilters()
  return active.useLater()
}

function useKeptFilters(): void {
  useEffect(() => {
    const restore = () => {
      const kept = readFilters()
      if (!isSame(kept, active.get())) active.set(kept)
    }
    restore()
    // Another tab of the same site changed them.
    addEventListener('storage', restore)
    return () => removeEventListener('storage', restore)
  }, [])
}

export const getFilters = active.get

export function changeFilter(concern: Concern): void {
  save(toggleFilter(active.get(), concern))
}

export function hasFilter({ allergens, diets }: MenuFilter, { kind, id }: Concern): boolean {
  const chosen: readonly number[] = kind === 'allergen' ? allergens : diets
  return chosen.includes(id)
}

export function clearFilters(): void {
  save(none)
}

export function countFilters({ allergens, diets }: MenuFilter): number {
  return allergens.length + diets.length
}

function isSame(one: MenuFilter, other: MenuFilter): boolean {
  return `${one.allergens} ${one.diets}` === `${other.allergens} ${other.diets}`
}

function save(filter: MenuFilter): void {
  active.set(filter)
  deviceStorage.keepValue(filterKeys.allergens, filter.allergens)
  deviceStorage.keepValue(filterKeys.diets, filter.diets)
}

function readFilters(): MenuFilter {
  return {
    allergens: readIds(filterKeys.allergens).map((id) => toId<AllergenId>(id)),
    diets: readIds(filterKeys.diets).map((id) => toId<DietId>(id)),
  }
}

/** The stored text may be anything: only whole numbers are ids. */
function readIds(key: string): number[] {
  const ids = deviceStorage.readValue(key)
  return Array.isArray(ids) ? [...new Set(ids.map(Number).filter(Number.isInteger))] : []
}
