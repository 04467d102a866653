import type { Product } from '@comanda/rules/catalogue/product'
import { type Pauses, withPauses } from '@comanda/rules/catalogue/with-pauses'
import type { ProductId, StoreId } from '@comanda/rules/ids'
import type { LanguageCode } from '@comanda/rules/text/language'
import { readText } from '@comanda/rules/text/local-text'
import type { CatalogueSnapshot } from './load-catalogue.ts'
import type { PausedThing } from './pause.repository.ts'

const nothing: Pauses = { products: new Set(), values: new Set() }

interface Asking {
  readonly storeId: StoreId
  readonly language: LanguageCode
}

interface Fallen {
  readonly id: ProductId
  readonly name: string
}

/** Finds the dishes that a store could no longer sell with one pause more, the paused dish itself included (DAY-091). */
export function createFallFinder(
  { products, pauses }: CatalogueSnapshot,
  { storeId, language }: Asking,
): (thing: PausedThing) => Fallen[] {
  const before = pauses.byStore.get(storeId) ?? nothing
  const holders = indexHolders(products)
  return ({ productId, optionValueId }) => {
    const after: Pauses = {
      products: productId === null ? before.products : new Set([...before.products, productId]),
      values: optionValueId === null ? before.values : new Set([...before.values, optionValueId]),
    }
    return (holders.get(toKey({ productId, optionValueId })) ?? [])
      .filter((product) => withPauses(product, before).published && !withPauses(product, after).published)
      .map(({ id, name }) => ({ id, name: readText(name, language) }))
  }
}

/** Whether a dish can fall with a thing. */
export function holdsThing(product: Product, thing: PausedThing): boolean {
  return listHeld(product).includes(toKey(thing))
}

/** Which dishes can hold a thing: only these can fall with it, so nothing else is looked at. */
function indexHolders(products: readonly Product[]): ReadonlyMap<string, readonly Product[]> {
  const holders = new Map<string, Product[]>()
  for (const product of products) {
    for (const key of new Set(listHeld(product))) holders.set(key, [...(holders.get(key) ?? []), product])
  }
  return holders
}

function listHeld({ id, optionGroups, combinations, sections }: Product): string[] {
  const groups = [...optionGroups, ...combinations.flatMap((combination) => combination.optionGroups)]
  return [
    toKey({ productId: id, optionValueId: null }),
    ...groups.flatMap(({ values }) => values.map((value) => toKey({ productId: null, optionValueId: value.id }))),
    ...sections.flatMap(({ items }) => items.flatMap((item) => listHeld(item.product))),
  ]
}

function toKey({ productId, optionValueId }: PausedThing): string {
  return `${productId} ${optionValueId}`
}
