import { useEffect } from 'react'
import { createCell } from '../../state/cell.ts'

export type FilterKind = 'allergens' | 'diets'
export type ActiveFilters = Readonly<Record<FilterKind, readonly number[]>>

const none: ActiveFilters = { allergens: [], diets: [] }
const active = createCell<ActiveFilters>(none)

/** What is filtered by on this device; it never leaves it. */
export function useActiveFilters(): ActiveFilters {
  useEffect(() => {
    active.set({ allergens: read('allergens'), diets: read('diets') })
  }, [])
  return active.use()
}

export function removeFilter(kind: FilterKind, id: number): void {
  const left = read(kind).filter((other) => other !== id)
  localStorage.setItem(`filters-${kind}`, JSON.stringify(left))
  active.set({ ...active.get(), [kind]: left })
}

function read(kind: FilterKind): number[] {
  return readIds(localStorage.getItem(`filters-${kind}`))
}

export function readIds(text: string | null): number[] {
  try {
    const ids: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(ids) ? ids.map(Number).filter(Number.isInteger) : []
  } catch {
    return []
  }
}
