import type { Reader } from '@comanda/contract/pages'
import { isRefusal } from '@comanda/contract/refusals'
import type { CategoryPageView } from '../../views/category-view.ts'
import type { PageQuestion } from '../../views/page-question.ts'
import { type MenuPart, toFoundMenu } from './to-found-menu.ts'

/** Structured data about the dishes of a category's page; the page of the whole menu names its sections only. */
export async function loadFoundMenu(
  { category }: Pick<CategoryPageView, 'category'>,
  { url, language, website, reader }: PageQuestion,
): Promise<object | null> {
  const [categories, diets] = await Promise.all([
    reader.getCategories({ parentId: 'any', brandId: null }),
    reader.getDietsPage({}),
  ])
  if (isRefusal(categories) || isRefusal(diets)) return null
  const parts = category === null ? toSections(categories) : await loadPart(reader, category.slug, categories)
  return parts && toFoundMenu(url.pathname, parts, { origin: url.origin, language, website, diets })
}

type Listed = Exclude<Awaited<ReturnType<Reader['getCategories']>>, { refused: unknown }>

function toSections(categories: Listed): readonly MenuPart[] {
  return categories.filter(({ parentId }) => parentId === null).map((category) => ({ category }))
}

async function loadPart(reader: Reader, slug: string, categories: Listed): Promise<readonly MenuPart[] | null> {
  const category = categories.find((one) => one.slug === slug)
  if (category === undefined) return null
  const search = { categoryId: category.id, brandId: null, text: null, offset: 0, limit: null }
  const listed = await reader.getProducts(search)
  return isRefusal(listed) ? null : [{ category, products: listed.products }]
}
