import { tell } from '@comanda/screen/toasts'
import { callAt, followProducts } from './live.ts'
import { type DishAtFirst, isPublished, type SoldOn, setPublished } from './publication.ts'
import { getSetup } from './setup.ts'

/** As the page was made. */
export interface ShownProduct extends DishAtFirst {
  readonly name: string
}

interface Words {
  readonly nowAvailable: (name: string) => string
  readonly nowUnavailable: (name: string) => string
}

interface Shown {
  readonly site: SoldOn
  readonly words: Words
  readonly list: () => readonly ShownProduct[]
}

/** Marks what can no longer be ordered, or can again, and says so of a product that is shown. */
export function followShownProducts({ site, words, list }: Shown): () => void {
  awaitReturns(site)
  return followProducts(({ product: productId, published, store }) => {
    const product = list().find(({ id }) => id === productId)
    const storeId = getSetup().storeId ?? site.firstStoreId
    const isHere = store === undefined || store === storeId
    // A pause that only lasts longer now is no news to a diner.
    const isNews = product && isPublished(product, site, storeId) !== published
    if (isHere && isNews) {
      tell(published ? words.nowAvailable(product.name) : words.nowUnavailable(product.name))
    }
    // Products that are shown later must know it too.
    return setPublished(productId, published, store ?? null)
  })
}

/** The pauses of which the page told were over before, or end by the clock like those that are heard of. */
function awaitReturns({ outages }: SoldOn): void {
  for (const { storeId, dishes } of outages) {
    for (const { id, until } of dishes) {
      if (until !== null) void callAt(until, setPublished(id, false, storeId))
    }
  }
}
