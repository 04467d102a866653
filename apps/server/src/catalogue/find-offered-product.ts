import type { Product } from '@comanda/rules/catalogue/product'
import type { ProductId } from '@comanda/rules/ids'
import type { CatalogueSnapshot } from './load-catalogue.ts'
import { asOfferedAt, isSoldAt, type Place } from './shelf.ts'

/** Computed once per place and dish, and discarded with the snapshot. */
const known = new WeakMap<CatalogueSnapshot, Map<string, Map<ProductId, Product>>>()

/** A dish at the prices of a place, unpublished where the place has run out of it; whether it is sold there or not. */
export function findOfferedProduct(
  snapshot: CatalogueSnapshot,
  place: Place,
  productId: ProductId,
): Product | undefined {
  const places = known.get(snapshot) ?? new Map<string, Map<ProductId, Product>>()
  known.set(snapshot, places)
  const key = `${place.storeId} ${place.priceListId}`
  const here = places.get(key) ?? new Map<ProductId, Product>()
  places.set(key, here)
  const found = here.get(productId)
  if (found !== undefined) return found
  const product = snapshot.productById.get(productId)
  if (product === undefined) return undefined
  const offered = asOfferedAt(snapshot, product, place)
  here.set(productId, offered)
  return offered
}

/** The service article, where the venue has one. */
export function findServiceArticle(snapshot: CatalogueSnapshot, place: Place): Product | undefined {
  const article = snapshot.products.find(
    (product) => product.service !== null && product.published && isSoldAt(product, place),
  )
  return article && findOfferedProduct(snapshot, place, article.id)
}
