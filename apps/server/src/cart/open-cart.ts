import type { Menu } from '@comanda/rules/cart/buffet-round'
import type { CartLine } from '@comanda/rules/cart/cart'
import { settleServiceLine } from '@comanda/rules/cart/service-line'
import type { Category, Product } from '@comanda/rules/catalogue/product'
import { type CategoryId, type LineId, type ProductId, toId } from '@comanda/rules/ids'
import { findCartResource } from '@comanda/rules/pricing/to-cart-to-price'
import type { Store } from '@comanda/rules/venue/store'
import { findOfferedProduct, findServiceArticle } from '../catalogue/find-offered-product.ts'
import type { CatalogueSnapshot } from '../catalogue/load-catalogue.ts'
import type { Place } from '../catalogue/shelf.ts'
import type { SiteOffer } from './read-offer.ts'
import type { StoredCart } from './stored-cart.ts'

/** A cart together with what its store offers: everything the rules need. */
export interface OpenCart {
  readonly cart: StoredCart
  readonly offer: SiteOffer
  readonly store: Store
  readonly place: Place
  /** The dishes of its lines, and those that may be added. */
  readonly menu: Menu
}

export function openCart(offer: SiteOffer, stored: StoredCart): OpenCart {
  const { setup, priceListId } = stored
  const store = offer.stores.find(({ id }) => id === setup.storeId)
  if (store === undefined) throw new Error(`cart ${stored.id} names store ${setup.storeId}, which is not there`)
  const place = { storeId: setup.storeId, menuId: setup.menuId, priceListId }
  const products = new Map<ProductId, Product>()
  for (const { productId } of stored.lines) {
    const product = findOfferedProduct(offer.catalogue, place, productId)
    if (product !== undefined) products.set(productId, product)
  }
  // A dish that was removed from the menu for good leaves the carts it was in.
  const lines = stored.lines.filter(({ productId }) => products.has(productId))
  const cart = lines.length === stored.lines.length ? stored : { ...stored, lines }
  return { cart, offer, store, place, menu: { products, categories: indexCategories(offer.catalogue) } }
}

/** The service article of the cart's room. It is no dish of a menu: only the room decides (PRICE-022). */
export function findCartService({ offer, store, place, cart }: Omit<OpenCart, 'menu'>): Product | undefined {
  if (!findCartResource(store, cart.setup)?.hasServiceCharge) return undefined
  return findServiceArticle(offer.catalogue, { ...place, menuId: null })
}

/** The one service line, where the room charges for it: its id is the cart's own, so that browser and server agree. */
export function settleService({ offer, store, place, cart }: OpenCart, lines: readonly CartLine[]): CartLine[] {
  const resource = findCartResource(store, cart.setup) ?? null
  const article = findCartService({ offer, store, place, cart })
  return settleServiceLine(lines, {
    resource,
    serviceProductIds: listServiceIds(offer.catalogue),
    article: article === undefined ? null : { product: article, lineId: toId<LineId>(cart.id) },
  })
}

const categoriesOf = new WeakMap<CatalogueSnapshot, ReadonlyMap<CategoryId, Category>>()
const serviceIdsOf = new WeakMap<CatalogueSnapshot, ReadonlySet<ProductId>>()

function indexCategories(snapshot: CatalogueSnapshot): ReadonlyMap<CategoryId, Category> {
  const known = categoriesOf.get(snapshot) ?? new Map(snapshot.categories.map((category) => [category.id, category]))
  categoriesOf.set(snapshot, known)
  return known
}

function listServiceIds(snapshot: CatalogueSnapshot): ReadonlySet<ProductId> {
  const known =
    serviceIdsOf.get(snapshot) ??
    new Set(snapshot.products.filter(({ service }) => service !== null).map(({ id }) => id))
  serviceIdsOf.set(snapshot, known)
  return known
}
