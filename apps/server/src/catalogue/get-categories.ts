import type { getCategories as row } from '@comanda/contract/calls/catalogue'
import type { Handler } from '../call/handler.ts'
import type { CatalogueCache } from './load-catalogue.ts'
import { getShelf } from './shelf.ts'

export function createGetCategories(catalogues: CatalogueCache): Handler<typeof row> {
  return async ({ parentId, brandId }, { siteId, standing }) => {
    const { categories } = getShelf(await catalogues.get(siteId), standing)
    const parent = parentId === 'top' ? null : parentId
    return categories.filter(
      (category) =>
        (parent === 'any' || category.parentId === parent) && (brandId === null || category.brandId === brandId),
    )
  }
}
