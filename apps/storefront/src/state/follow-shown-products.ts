import type { ProductId } from '@comanda/rules/ids'
import { tell } from '@comanda/screen/toasts'
import { followProducts } from './live.ts'
import { isPublished, setPublished } from './publication.ts'
import { getSetup } from './setup.ts'

export interface ShownProduct {
  readonly id: ProductId
  readonly name: string
  /** As the page was made. */
  readonly unpublished?: boolean
}

interface Words {
  readonly nowAvailable: (name: string) => string
  readonly nowUnavailable: (name: string) => string
}

/** Marks what can no longer be ordered, or can again, and says so of a product that is shown. */
export function followShownProducts(list: () => readonly ShownProduct[], words: Words): () => void {
  return followProducts(({ product: productId, published, store }) => {
    const product = list().find(({ id }) => id === productId)
    const { storeId } = getSetup()
    const isHere = store === undefined || store === storeId
    // A pause that only lasts longer now is no news to a diner.
    const isNews = product && isPublished(productId, !product.unpublished, storeId) !== published
    if (isHere && isNews) {
      tell(published ? words.nowAvailable(product.name) : words.nowUnavailable(product.name))
    }
    // Products that are shown later must know it too.
    return setPublished(productId, published, store ?? null)
  })
}
