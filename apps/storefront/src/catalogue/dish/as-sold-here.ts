import { asSoldIn } from '@comanda/rules/catalogue/store-outage'
import type { StoreId } from '@comanda/rules/ids'
import type { ProductView } from '../../views/product-view.ts'

/** The page of a dish serves the diners of every store: here it is without what the chosen one has run out of. */
export function asSoldHere(view: ProductView, storeId: StoreId | null): ProductView {
  const product = asSoldIn(view.product, view.outages, storeId)
  return product === view.product ? view : { ...view, product, unpublished: !product.published }
}
