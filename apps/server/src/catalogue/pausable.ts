import { nameOption } from '@comanda/rules/catalogue/name-options'
import type { Product } from '@comanda/rules/catalogue/product'
import type { OptionValueId, StoreId } from '@comanda/rules/ids'
import type { LanguageCode } from '@comanda/rules/text/language'
import { readText } from '@comanda/rules/text/local-text'
import type { CatalogueSnapshot } from './load-catalogue.ts'
import type { PausedThing } from './pause.repository.ts'

export interface Pausable extends PausedThing {
  readonly name: string
}

interface Asking {
  readonly storeId: StoreId
  readonly language: LanguageCode
}

/** The dishes that a store sells in the order of the menu; what is only sold inside others, such as an extra, is last. */
export function listPausableDishes(snapshot: CatalogueSnapshot, { storeId, language }: Asking): Pausable[] {
  const places = new Map(snapshot.categories.map(({ id }, place) => [id, place]))
  const placeOf = ({ categoryIds }: Product) =>
    Math.min(...categoryIds.map((id) => places.get(id) ?? places.size), places.size + 1)
  return snapshot.products
    .filter((product) => product.service === null && product.published && isOfStore(product, storeId))
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map(({ id, name }) => ({ productId: id, optionValueId: null, name: readText(name, language) }))
}

/** The values of the options of its dishes, each once and with its first dish: «Sin cebolla · Tortilla». */
export function listPausableValues({ products }: CatalogueSnapshot, { storeId, language }: Asking): Pausable[] {
  const found = new Map<OptionValueId, Pausable>()
  for (const product of products.filter((one) => isOfStore(one, storeId))) {
    const groups = [...product.optionGroups, ...product.combinations.flatMap(({ optionGroups }) => optionGroups)]
    for (const option of groups.flatMap((group) => group.values.map((value) => ({ group, value })))) {
      const { id } = option.value
      if (found.has(id)) continue
      const ofDish = `${nameOption(option, groups, language)} · ${readText(product.name, language)}`
      found.set(id, { productId: null, optionValueId: id, name: ofDish })
    }
  }
  return [...found.values()]
}

/** Undefined for what the store does not sell, or where not exactly one thing is named. */
export function findPausable(snapshot: CatalogueSnapshot, thing: PausedThing, asking: Asking): Pausable | undefined {
  const { productId, optionValueId } = thing
  if ((productId === null) === (optionValueId === null)) return undefined
  return productId === null
    ? listPausableValues(snapshot, asking).find((one) => one.optionValueId === optionValueId)
    : listPausableDishes(snapshot, asking).find((one) => one.productId === productId)
}

function isOfStore({ storeIds }: Product, storeId: StoreId): boolean {
  return storeIds.length === 0 || storeIds.includes(storeId)
}
