/** Where what is filtered by stays on the device (CATALOGUE-029, OPEN-034). */
export const filterKeys = { allergens: 'filters-allergens', diets: 'filters-diets' } as const

const veil = 'filtering'

/** Whether anything is filtered by, before anything else of the page is there. */
export function hasKeptFilters(): boolean {
  try {
    return Object.values(filterKeys).some((key) => /\d/.test(localStorage.getItem(key) ?? ''))
  } catch {
    return false
  }
}

/** Until the verdicts stand, no dish is shown that may have to be hidden; the style sheet ends it after 10 s (OPEN-041). */
export function veilDishes(): void {
  document.documentElement.dataset[veil] = ''
}

export function unveilDishes(): void {
  delete document.documentElement.dataset[veil]
}
