import type { ProductSearch } from '@comanda/contract/calls/product'
import type { ListedProducts } from '@comanda/contract/entities/product'
import { listSearchTexts } from '@comanda/rules/catalogue/list-search-texts'
import type { Product } from '@comanda/rules/catalogue/product'
import type { CategoryId, SiteId } from '@comanda/rules/ids'
import type { LanguageCode } from '@comanda/rules/text/language'
import { readText } from '@comanda/rules/text/local-text'
import { findMatches, findUnwanted, foldTexts } from '@comanda/rules/text/search-text'
import { compareNear, createSlipMeter } from '@comanda/rules/text/similar-words'
import type { FindSimilar } from './find-similar.ts'
import type { Shelf } from './load-catalogue.ts'

const keptAnswers = 1_000
const longestSearch = 80

/** The shelf that is searched, and for whom. */
export interface SearchPlace {
  readonly shelf: Shelf
  readonly siteId: SiteId
  readonly language: LanguageCode
  readonly findSimilar: FindSimilar
}

/** The products of a place that match a search, page by page. */
export async function searchProducts(place: SearchPlace, search: ProductSearch): Promise<ListedProducts> {
  const { shelf } = place
  if (search.text !== null) return page(shelf, search, await findText(place, search, search.text))
  const { categoryId, brandId, offset, limit } = search
  const key = `${categoryId} ${brandId} ${offset} ${limit}`
  const known = shelf.answers.get(key)
  if (known !== undefined) return known
  const answer = page(shelf, search, listOfCategories(shelf, search))
  if (shelf.answers.size < keptAnswers) shelf.answers.set(key, answer)
  return answer
}

export async function countProducts(place: SearchPlace, search: ProductSearch): Promise<number> {
  if (search.text !== null) return (await findText(place, search, search.text)).length
  return listOfCategories(place.shelf, search).length
}

/** Products of one kind, such as the offers; the answer is kept under its name. */
export function listKind(shelf: Shelf, kind: string, belongs: (product: Product) => boolean): ListedProducts {
  const known = shelf.answers.get(kind)
  if (known !== undefined) return known
  const answer = { products: shelf.products.filter(belongs), legend: shelf.legend }
  shelf.answers.set(kind, answer)
  return answer
}

function page(shelf: Shelf, { offset, limit }: ProductSearch, found: readonly Product[]): ListedProducts {
  return { products: found.slice(offset, limit === null ? undefined : offset + limit), legend: shelf.legend }
}

/** Exact matches, names first; words like it only when there is none (OPEN-042). */
async function findText(place: SearchPlace, search: ProductSearch, typed: string): Promise<readonly Product[]> {
  const { shelf, siteId, language, findSimilar } = place
  const text = toSearchable(typed)
  const listed = listOfCategories(shelf, search)
  const spelt = findMatches(listed, text, (product) =>
    foldTexts(readText(product.name, language), listSearchTexts(product, language)),
  )
  if (spelt.length > 0) return spelt
  // Who wants to be without something is not helped by dishes that sound like it.
  if (findUnwanted(text) !== null) return []
  const near = listNear(listed, text, language)
  if (near.length > 0) return near
  const similar = await findSimilar(siteId, text, language)
  const byId = new Map(listed.map((product) => [product.id, product]))
  return similar.flatMap((id) => byId.get(id) ?? [])
}

/** The dishes that sound or look like it, by the rule that the browser runs too (F-075). */
function listNear(products: readonly Product[], text: string, language: LanguageCode): readonly Product[] {
  const measure = createSlipMeter(text)
  const near = products.flatMap((product) => {
    const slips = measure(listSearchTexts(product, language))
    return slips === null ? [] : [{ product, slips, isNamed: measure([readText(product.name, language)]) !== null }]
  })
  return near.toSorted(compareNear).map(({ product }) => product)
}

/** As much as a name can have, without characters that no keyboard types. */
function toSearchable(typed: string): string {
  return typed.replace(/\p{C}/gu, ' ').trim().slice(0, longestSearch)
}

function listOfCategories(shelf: Shelf, search: ProductSearch): readonly Product[] {
  const categories = listCategoryIds(shelf, search)
  if (categories === null) return shelf.products
  return shelf.products.filter((product) => product.categoryIds.some((id) => categories.has(id)))
}

/** The categories of a search with their subcategories; null when it covers all. */
function listCategoryIds(shelf: Shelf, { categoryId, brandId }: ProductSearch): ReadonlySet<CategoryId> | null {
  if (categoryId === null && brandId === null) return null
  const ids = new Set<CategoryId>()
  const add = (id: CategoryId): void => {
    if (ids.has(id)) return
    ids.add(id)
    for (const child of shelf.categories) if (child.parentId === id) add(child.id)
  }
  const ofBrand = (id: CategoryId) => shelf.categories.find((category) => category.id === id)?.brandId === brandId
  for (const { id } of shelf.categories) {
    if (categoryId !== null ? id === categoryId : ofBrand(id)) add(id)
  }
  if (categoryId === null || brandId === null) return ids
  return new Set([...ids].filter(ofBrand))
}
