import type { getCategories as row } from '@comanda/contract/calls/catalogue'
import type { Handler } from '../call/handler.ts'
import type { KeepsCatalogues } from './load-catalogue.ts'
import { getShelf } from './shelf.ts'

export const getCategories: Handler<typeof row, KeepsCatalogues> = async (
  { parentId, brandId },
  { siteId, standing, house },
) => {
  const { categories } = getShelf(await house.catalogues.get(siteId), standing)
  const parent = parentId === 'top' ? null : parentId
  return categories.filter(
    (category) =>
      (parent === 'any' || category.parentId === parent) && (brandId === null || category.brandId === brandId),
  )
}
