import type { getCategory as row } from '@comanda/contract/calls/catalogue'
import { refusal } from '@comanda/contract/refusals'
import type { Handler } from '../call/handler.ts'
import type { CatalogueCache } from './load-catalogue.ts'
import { getShelf } from './shelf.ts'

export function createGetCategory(catalogues: CatalogueCache): Handler<typeof row> {
  return async ({ categoryId, slug }, { siteId, standing }) => {
    const { legend } = getShelf(await catalogues.get(siteId), standing)
    const found = legend.categories.find((category) =>
      categoryId === null ? category.slug === slug : category.id === categoryId,
    )
    return found ?? refusal('category-not-found')
  }
}
