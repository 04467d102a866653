import type { ListedProducts } from '@comanda/contract/entities/product'
import type { AllergenView } from '@comanda/dish/allergen-view'
import type { Language } from '@comanda/i18n/languages'
import { joinIngredients } from '@comanda/rules/catalogue/join-ingredients'
import { openingOldPrice, openingPrice } from '@comanda/rules/catalogue/opening-price'
import type { Category, Product } from '@comanda/rules/catalogue/product'
import type { StoreOutage } from '@comanda/rules/catalogue/store-outage'
import type { AllergenId, ProductId } from '@comanda/rules/ids'
import { localText, readText } from '@comanda/rules/text/local-text'
import type { Resource, Store } from '@comanda/rules/venue/store'
import { BlurList, type CardView, type PictureView, toCardView } from './card-view.ts'
import { localise } from './localise.ts'

/** One dish: what is shown of it, and the whole product for the rules that choose and price. */
export interface ProductView {
  readonly id: ProductId
  readonly slug: string
  readonly name: string
  readonly description: string
  readonly ingredients: string
  readonly price: number
  readonly oldPrice: number | null
  readonly picture: PictureView | null
  readonly allergens: readonly AllergenView[]
  readonly traces: readonly AllergenView[]
  readonly unpublished: boolean
  readonly blurs: readonly string[]
  /** Its texts are in this language only. */
  readonly product: Product
  /** Every allergen that the dish, its options or its parts can have. */
  readonly legend: readonly AllergenView[]
  readonly categories: readonly Category[]
  readonly stores: readonly DishStore[]
  readonly related: readonly CardView[]
  readonly suggestionTitle: string | null
  /** A dish over another page is newer than that page. */
  readonly outages: readonly StoreOutage[]
}

/** The facts of a store that choosing and pricing need. */
export interface DishStore extends Pick<Store, 'id' | 'timeZone' | 'digitalCardMenuId'> {
  readonly hidesIngredients: boolean
  readonly counters: readonly Pick<Resource, 'kind' | 'menuId'>[]
}

export interface ProductSources {
  readonly listed: ListedProducts
  readonly related: readonly Product[]
  readonly stores: readonly Store[]
  readonly outages: readonly StoreOutage[]
}

export function toProductView(
  { listed, related, stores, outages }: ProductSources,
  language: Language,
): ProductView | null {
  const { products, legend } = listed
  const product = products[0]
  if (!product) return null
  const blurs = new BlurList()
  const name = (ids: readonly AllergenId[]): AllergenView[] =>
    ids.flatMap((id) => {
      const allergen = legend.allergens.find((known) => known.id === id)
      return allergen ? [{ id, name: readText(allergen.name, language), picture: allergen.picture?.key ?? null }] : []
    })
  return {
    id: product.id,
    slug: product.slug,
    name: readText(product.name, language),
    description: readText(product.description, language),
    ingredients: joinIngredients(product.ingredients, language),
    price: openingPrice(product),
    oldPrice: openingOldPrice(product),
    picture: product.picture && { key: product.picture.key, blur: blurs.add(product.picture.blur) },
    allergens: name(product.allergens),
    traces: name(product.traces),
    unpublished: !product.published,
    product: localise(product, language),
    legend: name([...listAllergens(product)]),
    categories: legend.categories
      .filter(({ id }) => product.categoryIds.includes(id))
      .map(({ hasChildren, ...category }) => ({
        ...category,
        name: localText(readText(category.name, language)),
        picture: null,
      })),
    stores: stores.map(toDishStore),
    related: related.map((other) => toCardView(other, language, blurs)),
    suggestionTitle: product.suggestionTitle && readText(product.suggestionTitle, language),
    outages,
    blurs: blurs.all,
  }
}

function toDishStore({ id, timeZone, digitalCardMenuId, ordering, resources }: Store): DishStore {
  return {
    id,
    timeZone,
    digitalCardMenuId,
    hidesIngredients: ordering.hidesIngredients,
    // Tables use the site's own menu; each counter may have another.
    counters: resources.filter(({ kind }) => kind !== 'room').map(({ kind, menuId }) => ({ kind, menuId })),
  }
}

function listAllergens(product: Product, found = new Set<AllergenId>()): Set<AllergenId> {
  const groups = [...product.optionGroups, ...product.combinations.flatMap(({ optionGroups }) => optionGroups)]
  const brought = groups.flatMap(({ values }) => values.flatMap(({ addsAllergens }) => addsAllergens))
  for (const id of [...product.allergens, ...product.traces, ...brought]) found.add(id)
  for (const item of product.sections.flatMap(({ items }) => items)) {
    for (const id of item.allergens ?? []) found.add(id)
    listAllergens(item.product, found)
  }
  return found
}
