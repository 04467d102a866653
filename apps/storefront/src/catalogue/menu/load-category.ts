import { readLandingQuery } from '@comanda/contract/entities/landing-link'
import { nameTable } from '@comanda/rules/table/name-table'
import { accept } from '../../views/accept.ts'
import { type CategoryPageView, toCategoryPage } from '../../views/category-view.ts'
import type { Loaded } from '../../views/loaded.ts'
import type { PageQuestion } from '../../views/page-question.ts'
import { toSharedPicture } from '../../views/to-shared-picture.ts'
import { loadFoundMenu } from './load-found-menu.ts'
import { openServing } from './say-next-serving.ts'
import { readSearch } from './search-address.ts'

/** The whole menu, below the name of the table whose code was scanned. */
export async function loadTableMenu(asked: PageQuestion): Promise<Loaded<CategoryPageView>> {
  const loaded = await loadCategory(asked)
  if ('elsewhere' in loaded) return loaded
  const place = nameScannedTable(asked)
  return place === null ? loaded : { ...loaded, data: { ...loaded.data, place } }
}

/** Null for a code that names no table of this site: the page then says so by its dialog. */
function nameScannedTable({ url, site, stores, words }: PageQuestion): string | null {
  const { storeId, resourceId, position } = readLandingQuery(url.searchParams)
  const room = stores
    .find(({ id }) => id === storeId)
    ?.resources.find(({ id, kind }) => id === resourceId && kind === 'room')
  const table = room?.positions.find(({ number }) => number === position)
  if (room === undefined || table === undefined || !site.modes.includes('table')) return null
  return words.setup.atTable(nameTable({ name: room.name, alias: table.alias }, table.number))
}

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
