import { casaComanda } from '@comanda/demo/casa-comanda/casa-comanda'
import { readText } from '@comanda/rules/text/local-text'
import { words } from '../words.ts'
import { storeId } from './sites.ts'

/** A dish of the evening, as the demo's menu has it. */
export interface ServiceDish {
  readonly slug: string
  readonly name: string
  /** The page of the menu on which it stands. */
  readonly category: string
  /** Who cooks it; null where the pass pours it. */
  readonly station: string | null
  readonly course: number
  readonly price: number
}

/** The station that has a screen; what others cook nobody orders here. */
export const hot = 'Calientes'

function find(slug: string, category: string, station: string | null): ServiceDish {
  const product = casaComanda.products.find((one) => one.slug === slug)
  if (product === undefined) throw new Error(`the demo has no ${slug}`)
  return { slug, category, station, name: readText(product.name, 'es'), course: product.course, price: product.price }
}

/** The dishes that are ordered; roles read their names, and no other. */
export const dishes = {
  octopus: find('pulpo-a-la-gallega', 'tapas', hot),
  /** It asks a question whose answer is only yes or no. */
  omelette: find('tortilla-de-patatas', 'tapas', hot),
  /** The dish that runs out. */
  salad: find('ensaladilla-rusa', 'tapas', hot),
  /** The second course. */
  rice: find('arroz-negro', 'arroces', hot),
  /** It belongs to no station and to no course. */
  water: find('agua-mineral', 'bebidas', null),
} satisfies Record<string, ServiceDish>

export const allDishes: readonly ServiceDish[] = Object.values(dishes)

/** The dishes that a text names; no name of one stands in that of another. */
export const listDishes = (text: string) => allDishes.filter(({ name }) => text.includes(name))

export interface ServiceTable {
  readonly position: number
  /** As everybody in the house calls it. */
  readonly name: string
}

/** Wherever they sit, the house knows guests by their table with its room. */
export const tables = {
  fireplace: nameTable(7),
  window: nameTable(3),
} satisfies Record<string, ServiceTable>

function nameTable(position: number): ServiceTable {
  const room = casaComanda.stores
    .find(({ id }) => id === storeId)
    ?.resources.find(({ kind, positions }) => kind === 'room' && positions.some(({ number }) => number === position))
  const place = room?.positions.find(({ number }) => number === position)
  return { position, name: words.floor.table(room?.name ?? '', place?.alias ?? String(position)) }
}

/** The table that a text names. */
export function findTable(text: string): string | undefined {
  return Object.values(tables).find(({ name }) => new RegExp(`${name}( |$)`).test(text))?.name
}
