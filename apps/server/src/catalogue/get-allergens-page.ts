import type { getAllergensPage as row } from '@comanda/contract/calls/catalogue'
import type { Handler } from '../call/handler.ts'
import type { CatalogueCache } from './load-catalogue.ts'

export function createGetAllergensPage(catalogues: CatalogueCache): Handler<typeof row> {
  return async (_request, { siteId }) => [...(await catalogues.get(siteId)).allergens]
}
