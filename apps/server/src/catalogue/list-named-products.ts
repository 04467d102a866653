import type { ListedProducts } from '@comanda/contract/entities/product'
import type { ProductId } from '@comanda/rules/ids'
import type { Standing } from '../call/context.ts'
import type { CatalogueSnapshot } from './load-catalogue.ts'
import { asOfferedAt, getShelf, toPlace } from './shelf.ts'

/** Dishes by their ids, in that order and at the prices of the place; those off the menu are left out. */
export function listNamedProducts(
  snapshot: CatalogueSnapshot,
  standing: Standing,
  ids: readonly ProductId[],
): ListedProducts {
  const place = toPlace(snapshot, standing)
  const products = ids.flatMap((id) => {
    const product = snapshot.productById.get(id)
    return product?.published && product.service === null ? [asOfferedAt(snapshot, product, place)] : []
  })
  return { products, legend: getShelf(snapshot, standing).legend }
}
