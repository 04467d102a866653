import type { ProductSearch } from '@comanda/contract/calls/catalogue'
import type { ListedProducts } from '@comanda/contract/entities/product'
import type { Product } from '@comanda/rules/catalogue/product'
import type { CategoryId } from '@comanda/rules/ids'
import type { LanguageCode } from '@comanda/rules/text/language'
import { readText } from '@comanda/rules/text/local-text'
import { matchesSearch } from '@comanda/rules/text/search-text'
import type { Shelf } from './shelf.ts'

const keptAnswers = 1_000

/** The products of a place that fit a search, page by page. */
export function searchProducts(shelf: Shelf, search: ProductSearch, language: LanguageCode): ListedProducts {
  if (search.text !== null) return page(shelf, search, findMatching(shelf, search, language))
  const { categoryId, brandId, offset, limit } = search
  const key = `${categoryId} ${brandId} ${offset} ${limit}`
  const known = shelf.answers.get(key)
  if (known !== undefined) return known
  const answer = page(shelf, search, findMatching(shelf, search, language))
  if (shelf.answers.size < keptAnswers) shelf.answers.set(key, answer)
  return answer
}

export function countProducts(shelf: Shelf, search: ProductSearch, language: LanguageCode): number {
  return findMatching(shelf, search, language).length
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

function findMatching(shelf: Shelf, search: ProductSearch, language: LanguageCode): Product[] {
  const categories = listCategoryIds(shelf, search)
  return shelf.products.filter(
    (product) =>
      (categories === null || product.categoryIds.some((id) => categories.has(id))) &&
      (search.text === null || matchesSearch(textsOf(product, language), search.text)),
  )
}

function textsOf({ name, description, ingredients }: Product, language: LanguageCode): string[] {
  return [name, description, ingredients].map((text) => readText(text, language))
}

/** The categories a search is about, those below included; null when it is about all. */
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
