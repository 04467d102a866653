import type { CatalogueWords } from './es.ts'

export const eu: CatalogueWords = {
  searchResults: {
    results: 'Emaitzak',
    found: (count: number) => (count === 1 ? 'Plater 1 aurkitu da' : `${count} plater aurkitu dira`),
    near: (text: string) => `Ez dago «${text}» duenik. Agian hau bilatzen zenuen:`,
    nothing: (text: string) => `Ez dago «${text}» duenik`,
    nothingHint: 'Saiatu beste hitz, osagai edo kategoria batekin.',
    wholeMenu: 'Ikusi karta osoa',
    meant: 'Iragazkiek bilaketak baino hobeto dakite hori.',
    filterBy: (name) => `Iragazi: ${name}`,
  },
  filterNotes: {
    hidden: (count: number) =>
      count === 1 ? 'Plater 1 ezkutatu dute zure iragazkiek' : `${count} plater ezkutatu dituzte zure iragazkiek`,
    showHidden: 'Erakutsi',
    hideAgain: 'Ezkutatu',
    clearFilters: 'Kendu iragazkiak',
    avoid: (names) => `${names.join(', ')} gabe`,
    without: (names: readonly string[]) => `Honelakorik gabe eska daiteke: ${names.join(', ').toLowerCase()}`,
    suits: (names: readonly string[]) => `Honela eska daiteke: ${names.join(', ').toLowerCase()}`,
    notSuits: (names: readonly string[]) => `Ez da: ${names.join(', ').toLowerCase()}`,
  },
  serving: {
    from: (hour) => `${hour}${/00$/.test(hour) ? 'etatik' : 'etik'} aurrera`,
    at: (day, hour) => `${day}, ${hour}${/00$/.test(hour) ? 'etan' : 'ean'}`,
    notNow: 'Orain ez da zerbitzatzen',
  },
  filterDialog: {
    intro: 'Markatu zer ezin duzun jan eta nola jaten duzun. Gailu honetan bakarrik gordetzen dugu.',
    allergens: 'Alergeno hauek gabe',
    diets: 'Honetarako egokia',
    done: 'Ikusi karta',
    see: (count) => (count === 0 ? 'Platerik ez' : count === 1 ? 'Ikusi plater 1' : `Ikusi ${count} plater`),
    care: 'Alergia larria baduzu, abisatu eskatu aurretik.',
  },
}
