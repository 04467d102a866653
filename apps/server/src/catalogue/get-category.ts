import type { getCategory as row } from '@comanda/contract/calls/catalogue'
import { refusal } from '@comanda/contract/refusals'
import type { Handler } from '../call/handler.ts'
import type { KeepsCatalogues } from './load-catalogue.ts'
import { getShelf } from './shelf.ts'

export const getCategory: Handler<typeof row, KeepsCatalogues> = async (
  { categoryId, slug },
  { siteId, standing, house },
) => {
  const { legend } = getShelf(await house.catalogues.get(siteId), standing)
  const found = legend.categories.find((category) =>
    categoryId === null ? category.slug === slug : category.id === categoryId,
  )
  return found ?? refusal('category-not-found')
}
