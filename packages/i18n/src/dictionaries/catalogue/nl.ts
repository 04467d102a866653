import type { CatalogueWords } from './es.ts'

export const nl: CatalogueWords = {
  searchResults: {
    results: 'Resultaten',
    found: (count: number) => (count === 1 ? '1 gerecht gevonden' : `${count} gerechten gevonden`),
    near: (text: string) => `Niets gevonden voor ‘${text}’. Bedoelde je misschien:`,
    nothing: (text: string) => `Niets gevonden voor ‘${text}’`,
    nothingHint: 'Probeer een ander woord, een ingrediënt of een categorie.',
    wholeMenu: 'Bekijk de hele kaart',
    meant: 'Hier weten de filters meer van dan de zoekfunctie.',
    filterBy: (name) => `Filter: ${name}`,
  },
  filterNotes: {
    hidden: (count: number) =>
      count === 1 ? '1 gerecht verborgen door je filters' : `${count} gerechten verborgen door je filters`,
    showHidden: 'Tonen',
    hideAgain: 'Verbergen',
    clearFilters: 'Filters wissen',
    avoid: (names) => `Zonder ${names.join(', ').toLowerCase()}`,
    without: (names: readonly string[]) => `Kan zonder ${names.join(', ').toLowerCase()}`,
    suits: (names: readonly string[]) => `Kan ${names.join(', ').toLowerCase()}`,
    notSuits: (names: readonly string[]) => `Niet ${names.join(', ').toLowerCase()}`,
  },
  serving: {
    from: (hour) => `Vanaf ${hour}`,
    at: (day, hour) => `${day} om ${hour}`,
    notNow: 'Nu niet verkrijgbaar',
  },
  filterDialog: {
    intro: 'Vink aan wat je niet mag eten en hoe je eet. We bewaren het alleen op dit apparaat.',
    allergens: 'Zonder deze allergenen',
    diets: 'Geschikt voor',
    done: 'Bekijk de kaart',
    see: (count) => (count === 0 ? 'Geen gerechten' : count === 1 ? 'Bekijk 1 gerecht' : `Bekijk ${count} gerechten`),
    care: 'Heb je een ernstige allergie? Zeg het ons voor je bestelt.',
  },
}
