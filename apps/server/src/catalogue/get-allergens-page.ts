import type { getAllergensPage as row } from '@comanda/contract/calls/catalogue'
import type { Handler } from '../call/handler.ts'
import type { KeepsCatalogues } from './load-catalogue.ts'

export const getAllergensPage: Handler<typeof row, KeepsCatalogues> = async (_request, { siteId, house }) => [
  ...(await house.catalogues.get(siteId)).allergens,
]
