import type { getProduct as row } from '@comanda/contract/calls/product'
import { refusal } from '@comanda/contract/refusals'
import type { Product } from '@comanda/rules/catalogue/product'
import type { Handler } from '../call/handler.ts'
import { findServiceArticle } from './find-offered-product.ts'
import type { KeepsCatalogues } from './load-catalogue.ts'
import { asOfferedAt, getShelf, isSoldAt, toPlace } from './shelf.ts'

/** Also for unpublished dishes: the page of one says that it is not available for now (OPEN-037). */
export const getProduct: Handler<typeof row, KeepsCatalogues> = async (
  { productId, slug, isService, storeId },
  { siteId, standing, house },
) => {
  const snapshot = await house.catalogues.get(siteId)
  const here = storeId === null ? standing : { ...standing, storeId }
  const place = toPlace(snapshot, here)
  const { legend } = getShelf(snapshot, here)
  const answer = (product: Product) => ({ products: [asOfferedAt(snapshot, product, place)], legend })

  if (productId === null && slug === null) {
    const service = isService ? findServiceArticle(snapshot, place) : undefined
    return service === undefined ? refusal('product-not-found') : answer(service)
  }
  const product = productId === null ? snapshot.productBySlug.get(slug ?? '') : snapshot.productById.get(productId)
  if (product === undefined) return refusal('product-not-found')
  return isSoldAt(product, place) ? answer(product) : refusal('product-not-in-mode')
}
