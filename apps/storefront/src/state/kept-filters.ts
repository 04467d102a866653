import { deviceStorage } from '@comanda/screen/storage'

/** Where the device keeps the filters (CATALOGUE-029, OPEN-034). */
export const filterKeys = { allergens: 'filters-allergens', diets: 'filters-diets' } as const

const veil = 'filtering'

/** Whether a filter is set, known before the rest of the page is loaded. */
export function hasKeptFilters(): boolean {
  return Object.values(filterKeys).some((key) => /\d/.test(deviceStorage.read(key) ?? ''))
}

/** Hides the dishes until the verdicts are known; the style sheet shows them after 10 s at the latest (OPEN-041). */
export function veilDishes(): void {
  document.documentElement.dataset[veil] = ''
}

export function unveilDishes(): void {
  delete document.documentElement.dataset[veil]
}
