import { accept } from '../../views/accept.ts'
import { type CategoryPageView, toCategoryPage } from '../../views/category-view.ts'
import type { Loaded } from '../../views/loaded.ts'
import type { PageQuestion } from '../../views/page-question.ts'
import { toSharedPicture } from '../../views/to-shared-picture.ts'
import { loadFoundMenu } from './load-found-menu.ts'
import { openServing } from './say-next-serving.ts'
import { readSearch } from './search-address.ts'

/** Without a slug the whole menu; with `?q=` also the search results, from anywhere in the menu. */
export async function loadCategory(asked: PageQuestion): Promise<Loaded<CategoryPageView>> {
  const { reader, language, url } = asked
  const { slug } = asked.params
  const text = readSearch(url.search)
  const category = slug ? await accept(reader.getCategory({ categoryId: null, slug })) : null
  const everything = { categoryId: null, brandId: null, text: null, offset: 0, limit: null }
  const [categories, listed, found, allergens] = await Promise.all([
    accept(reader.getCategories({ parentId: 'any', brandId: null })),
    accept(reader.getProducts({ ...everything, categoryId: category?.id ?? null })),
    text ? accept(reader.getProducts({ ...everything, text })) : null,
    accept(reader.getAllergensPage({})),
  ])
  const search = text ? { text, products: found?.products ?? [] } : null
  const { products } = listed
  const serving = openServing(asked)
  const data = toCategoryPage({ category, categories, products, allergens, search, serving }, language)
  const menu = await loadFoundMenu(data, asked)
  return {
    data,
    head: {
      ...(data.category && { title: data.category.name }),
      description: data.description,
      picture: toSharedPicture(data.category?.picture, data.cards),
      blurs: data.blurs,
      structured: menu ? [menu] : [],
    },
  }
}
