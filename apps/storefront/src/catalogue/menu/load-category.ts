import type { LoaderFunctionArgs } from 'react-router'
import { accept } from '../../views/accept.ts'
import { type CategoryPageView, toCategoryPage } from '../../views/category-view.ts'
import { pageContext } from '../../views/page-context.ts'
import { readSearch } from './search-address.ts'

/** Without a slug the whole menu; with `?q=` also what was found, anywhere in the menu. */
export async function loadCategory({ context, params, request }: LoaderFunctionArgs): Promise<CategoryPageView> {
  const { reader, language } = context.get(pageContext)
  const { slug } = params
  const text = readSearch(new URL(request.url).search)
  const category = slug ? await accept(reader.getCategory({ categoryId: null, slug })) : null
  const everything = { categoryId: null, brandId: null, text: null, offset: 0, limit: null }
  const [categories, listed, found, allergens] = await Promise.all([
    accept(reader.getCategories({ parentId: 'any', brandId: null })),
    accept(reader.getProducts({ ...everything, categoryId: category?.id ?? null })),
    text ? accept(reader.getProducts({ ...everything, text })) : null,
    accept(reader.getAllergensPage({})),
  ])
  const search = text ? { text, products: found?.products ?? [] } : null
  return toCategoryPage({ category, categories, products: listed.products, allergens, search }, language)
}
