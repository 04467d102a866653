import { type Pauses, withPauses } from '@comanda/rules/catalogue/with-pauses'
import type { StoreId } from '@comanda/rules/ids'
import type { LanguageCode } from '@comanda/rules/text/language'
import { readText } from '@comanda/rules/text/local-text'
import type { CatalogueSnapshot } from './load-catalogue.ts'
import type { PausedThing } from './pause.repository.ts'

const nothing: Pauses = { products: new Set(), values: new Set() }

/** The names of the dishes that a store could no longer sell with one pause more (DAY-091). */
export function listFallen(
  { products, pauses }: CatalogueSnapshot,
  { productId, optionValueId }: PausedThing,
  { storeId, language }: { readonly storeId: StoreId; readonly language: LanguageCode },
): string[] {
  const before = pauses.byStore.get(storeId) ?? nothing
  const after: Pauses = {
    products: productId === null ? before.products : new Set([...before.products, productId]),
    values: optionValueId === null ? before.values : new Set([...before.values, optionValueId]),
  }
  return products
    .filter((product) => withPauses(product, before).published && !withPauses(product, after).published)
    .map(({ name }) => readText(name, language))
}
