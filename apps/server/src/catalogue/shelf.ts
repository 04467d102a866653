import type { ListedCategory } from '@comanda/contract/entities/category'
import type { Category, Product } from '@comanda/rules/catalogue/product'
import { withPauses } from '@comanda/rules/catalogue/with-pauses'
import type { CategoryId, MenuId, PriceListId, StoreId } from '@comanda/rules/ids'
import type { Standing } from '../call/context.ts'
import type { CatalogueSnapshot, Shelf } from './load-catalogue.ts'
import type { PriceList } from './price-list.repository.ts'

/** Where a visitor stands: only what the site knows of it. */
export interface Place {
  readonly storeId: StoreId | null
  readonly menuId: MenuId | null
  readonly priceListId: PriceListId | null
}

export function toPlace({ places, priceLists }: CatalogueSnapshot, standing: Standing): Place {
  const { storeId, menuId, priceListId } = standing
  return {
    storeId: storeId !== null && places.storeIds.has(storeId) ? storeId : null,
    menuId: menuId !== null && places.menuIds.has(menuId) ? menuId : places.siteMenuId,
    priceListId: priceListId !== null && priceLists.has(priceListId) ? priceListId : null,
  }
}

export function getShelf(snapshot: CatalogueSnapshot, standing: Standing): Shelf {
  const place = toPlace(snapshot, standing)
  const key = `${place.storeId} ${place.menuId} ${place.priceListId}`
  const known = snapshot.shelves.get(key)
  if (known !== undefined) return known
  const shelf = fillShelf(snapshot, place)
  snapshot.shelves.set(key, shelf)
  return shelf
}

function fillShelf(snapshot: CatalogueSnapshot, place: Place): Shelf {
  const products = snapshot.products
    .filter((product) => isSoldAt(product, place) && product.service === null && product.categoryIds.length > 0)
    .map((product) => asOfferedAt(snapshot, product, place))
    .filter(({ published }) => published)
  const categories = listLeadingCategories(snapshot.categories, products)
  const everyCategory = snapshot.categories.map((category) => withChildren(category, snapshot.categories))
  return {
    products,
    categories,
    legend: { allergens: snapshot.allergens, categories: everyCategory },
    answers: new Map(),
  }
}

export function isSoldAt({ storeIds, menuIds }: Product, { storeId, menuId }: Place): boolean {
  const inStore = storeId === null || storeIds.length === 0 || storeIds.includes(storeId)
  const onMenu = menuId === null || menuIds.length === 0 || menuIds.includes(menuId)
  return inStore && onMenu
}

/** A product with the prices of the list, unpublished where the store has run out of it. */
export function asOfferedAt(snapshot: CatalogueSnapshot, product: Product, place: Place): Product {
  const list = place.priceListId === null ? undefined : snapshot.priceLists.get(place.priceListId)
  const paused = place.storeId === null ? undefined : snapshot.pauses.byStore.get(place.storeId)
  const priced = list === undefined ? product : withPrices(product, list)
  return paused === undefined ? priced : withPauses(priced, paused)
}

function withPrices(product: Product, list: PriceList): Product {
  const price = list.products.get(product.id) ?? product.price
  return {
    ...product,
    price,
    // An old price is shown only while it is higher.
    oldPrice: product.oldPrice !== null && product.oldPrice > price ? product.oldPrice : null,
    combinations: product.combinations.map((combination) => ({
      ...combination,
      price: list.combinations.get(combination.id) ?? combination.price,
    })),
  }
}

/** A category with nothing to sell here would be a dead end. */
function listLeadingCategories(categories: readonly Category[], products: readonly Product[]): ListedCategory[] {
  const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]))
  const leading = new Set<CategoryId>()
  for (const id of products.flatMap(({ categoryIds }) => categoryIds)) {
    for (let at: CategoryId | null = id; at !== null && !leading.has(at); at = parents.get(at) ?? null) leading.add(at)
  }
  const shown = categories.filter(({ id }) => leading.has(id))
  return shown.map((category) => withChildren(category, shown))
}

function withChildren(category: Category, all: readonly Category[]): ListedCategory {
  return { ...category, hasChildren: all.some(({ parentId }) => parentId === category.id) }
}
