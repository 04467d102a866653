/** Searching and filtering the menu. */
export const es = {
  searchResults: {
    results: 'Resultados',
    found: (count: number) => (count === 1 ? '1 plato encontrado' : `${count} platos encontrados`),
    near: (text: string) => `No hay nada con «${text}». Quizá buscabas:`,
    nothing: (text: string) => `No hay nada con «${text}»`,
    nothingHint: 'Prueba con otra palabra, un ingrediente o una categoría.',
    wholeMenu: 'Ver toda la carta',
    meant: 'Los filtros lo saben mejor que la búsqueda.',
    filterBy: (name: string) => `Filtrar: ${name}`,
  },
  filterNotes: {
    hidden: (count: number) =>
      count === 1 ? '1 plato oculto por tus filtros' : `${count} platos ocultos por tus filtros`,
    showHidden: 'Mostrar',
    hideAgain: 'Ocultar',
    clearFilters: 'Quitar filtros',
    avoid: (names: readonly string[]) => `Sin ${names.join(', ').toLowerCase()}`,
    without: (names: readonly string[]) => `Se puede pedir sin ${names.join(', ').toLowerCase()}`,
    suits: (names: readonly string[]) => `Se puede pedir: ${names.join(', ').toLowerCase()}`,
    notSuits: (names: readonly string[]) => `No es: ${names.join(', ').toLowerCase()}`,
  },
  serving: {
    from: (hour: string) => `Desde las ${hour}`,
    at: (day: string, hour: string) => `${day} a las ${hour}`,
    notNow: 'Ahora no se sirve',
  },
  filterDialog: {
    intro: 'Marca lo que no puedes comer y cómo comes. Lo guardamos solo en este dispositivo.',
    allergens: 'Sin estos alérgenos',
    diets: 'Apto para',
    done: 'Ver la carta',
    see: (count: number) => (count === 0 ? 'Ningún plato' : count === 1 ? 'Ver 1 plato' : `Ver ${count} platos`),
    care: 'Si tienes una alergia grave, avísanos antes de pedir.',
  },
}

export type CatalogueWords = typeof es
