import type { CatalogueWords } from './es.ts'

export const ger: CatalogueWords = {
  searchResults: {
    results: 'Treffer',
    found: (count: number) => (count === 1 ? '1 Gericht gefunden' : `${count} Gerichte gefunden`),
    near: (text: string) => `Nichts mit „${text}“. Vielleicht meintest du:`,
    nothing: (text: string) => `Nichts mit „${text}“`,
    nothingHint: 'Versuch ein anderes Wort, eine Zutat oder eine Kategorie.',
    wholeMenu: 'Die ganze Karte ansehen',
    meant: 'Das wissen die Filter besser als die Suche.',
    filterBy: (name) => `Filtern: ${name}`,
  },
  filterNotes: {
    hidden: (count: number) =>
      count === 1 ? '1 Gericht durch deine Filter ausgeblendet' : `${count} Gerichte durch deine Filter ausgeblendet`,
    showHidden: 'Anzeigen',
    hideAgain: 'Ausblenden',
    clearFilters: 'Filter entfernen',
    avoid: (names) => `Ohne ${names.join(', ')}`,
    without: (names: readonly string[]) => `Auch ohne ${names.join(', ')} bestellbar`,
    suits: (names: readonly string[]) => `Auch bestellbar: ${names.join(', ').toLowerCase()}`,
    notSuits: (names: readonly string[]) => `Nicht ${names.join(', ').toLowerCase()}`,
  },
  serving: {
    from: (hour) => `Ab ${hour} Uhr`,
    at: (day, hour) => `${day} um ${hour} Uhr`,
    notNow: 'Gerade nicht im Angebot',
  },
  filterDialog: {
    intro: 'Markiere, was du nicht essen kannst und wie du isst. Das bleibt nur auf diesem Gerät.',
    allergens: 'Ohne diese Allergene',
    diets: 'Geeignet für',
    done: 'Karte ansehen',
    see: (count) => (count === 0 ? 'Keine Gerichte' : count === 1 ? '1 Gericht zeigen' : `${count} Gerichte zeigen`),
    care: 'Bei einer schweren Allergie sag uns bitte vor der Bestellung Bescheid.',
  },
}
