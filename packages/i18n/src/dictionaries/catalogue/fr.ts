import type { CatalogueWords } from './es.ts'

export const fr: CatalogueWords = {
  searchResults: {
    results: 'Résultats',
    found: (count: number) => (count === 1 ? '1 plat trouvé' : `${count} plats trouvés`),
    near: (text: string) => `Rien ne correspond à « ${text} ». Vous cherchiez peut-être :`,
    nothing: (text: string) => `Rien ne correspond à « ${text} »`,
    nothingHint: 'Essayez un autre mot, un ingrédient ou une catégorie.',
    wholeMenu: 'Voir toute la carte',
    meant: 'Les filtres le savent mieux que la recherche.',
    filterBy: (name) => `Filtrer : ${name}`,
  },
  filterNotes: {
    hidden: (count: number) =>
      count === 1 ? '1 plat masqué par vos filtres' : `${count} plats masqués par vos filtres`,
    showHidden: 'Afficher',
    hideAgain: 'Masquer',
    clearFilters: 'Retirer les filtres',
    avoid: (names) => `Sans ${names.join(', ').toLowerCase()}`,
    without: (names: readonly string[]) => `Possible sans ${names.join(', ').toLowerCase()}`,
    suits: (names: readonly string[]) => `Possible en version ${names.join(', ').toLowerCase()}`,
    notSuits: (names: readonly string[]) => `Pas ${names.join(', ').toLowerCase()}`,
  },
  serving: {
    from: (hour) => `Dès ${hour}`,
    at: (day, hour) => `${day} à ${hour}`,
    notNow: 'Pas servi maintenant',
  },
  filterDialog: {
    intro: 'Cochez ce que vous ne pouvez pas manger et comment vous mangez. Cela reste sur cet appareil.',
    allergens: 'Sans ces allergènes',
    diets: 'Convient à',
    done: 'Voir la carte',
    see: (count) => (count === 0 ? 'Aucun plat' : count === 1 ? 'Voir 1 plat' : `Voir ${count} plats`),
    care: 'En cas d’allergie grave, prévenez-nous avant de commander.',
  },
}
