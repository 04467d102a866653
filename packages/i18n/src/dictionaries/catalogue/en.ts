import type { CatalogueWords } from './es.ts'

export const en: CatalogueWords = {
  searchResults: {
    results: 'Results',
    found: (count: number) => (count === 1 ? '1 dish found' : `${count} dishes found`),
    near: (text: string) => `Nothing matches “${text}”. Perhaps you meant:`,
    nothing: (text: string) => `Nothing matches “${text}”`,
    nothingHint: 'Try another word, an ingredient or a category.',
    wholeMenu: 'See the whole menu',
    meant: 'The filters know this better than the search.',
    filterBy: (name) => `Filter: ${name}`,
  },
  filterNotes: {
    hidden: (count: number) =>
      count === 1 ? '1 dish hidden by your filters' : `${count} dishes hidden by your filters`,
    showHidden: 'Show',
    hideAgain: 'Hide',
    clearFilters: 'Clear filters',
    avoid: (names) => `No ${names.join(', ').toLowerCase()}`,
    without: (names: readonly string[]) => `Can be ordered without ${names.join(', ').toLowerCase()}`,
    suits: (names: readonly string[]) => `Can be ordered ${names.join(', ').toLowerCase()}`,
    notSuits: (names: readonly string[]) => `Not ${names.join(', ').toLowerCase()}`,
  },
  serving: {
    from: (hour) => `From ${hour}`,
    at: (day, hour) => `${day} at ${hour}`,
    notNow: 'Not served now',
  },
  filterDialog: {
    intro: 'Mark what you cannot eat and how you eat. It is kept on this device only.',
    allergens: 'Without these allergens',
    diets: 'Suitable for',
    done: 'See the menu',
    see: (count) => (count === 0 ? 'No dishes' : count === 1 ? 'See 1 dish' : `See ${count} dishes`),
    care: 'If you have a severe allergy, tell us before ordering.',
  },
}
