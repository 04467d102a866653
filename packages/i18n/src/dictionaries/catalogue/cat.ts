import type { CatalogueWords } from './es.ts'

export const cat: CatalogueWords = {
  searchResults: {
    results: 'Resultats',
    found: (count) => (count === 1 ? '1 plat trobat' : `${count} plats trobats`),
    near: (text) => `No hi ha res amb «${text}». Potser buscaves:`,
    nothing: (text) => `No hi ha res amb «${text}»`,
    nothingHint: 'Prova amb una altra paraula, un ingredient o una categoria.',
    wholeMenu: 'Veure tota la carta',
    meant: 'Els filtres ho saben millor que la cerca.',
    filterBy: (name) => `Filtrar: ${name}`,
  },
  filterNotes: {
    hidden: (count) => (count === 1 ? '1 plat amagat pels teus filtres' : `${count} plats amagats pels teus filtres`),
    showHidden: 'Mostrar',
    hideAgain: 'Amagar',
    clearFilters: 'Treure els filtres',
    avoid: (names) => `Sense ${names.join(', ').toLowerCase()}`,
    without: (names) => `Es pot demanar sense ${names.join(', ').toLowerCase()}`,
    suits: (names) => `Es pot demanar: ${names.join(', ').toLowerCase()}`,
    notSuits: (names) => `No és: ${names.join(', ').toLowerCase()}`,
  },
  serving: {
    from: (hour) => `Des de les ${hour}`,
    at: (day, hour) => `${day} a les ${hour}`,
    notNow: 'Ara no se serveix',
  },
  filterDialog: {
    intro: 'Marca el que no pots menjar i com menges. Ho desem només en aquest dispositiu.',
    allergens: 'Sense aquests al·lèrgens',
    diets: 'Apte per a',
    done: 'Veure la carta',
    see: (count) => (count === 0 ? 'Cap plat' : count === 1 ? 'Veure 1 plat' : `Veure ${count} plats`),
    care: 'Si tens una al·lèrgia greu, avisa’ns abans de demanar.',
  },
}
