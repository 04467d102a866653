import type { postFavourite as row } from '@comanda/contract/calls/favourite'
import { isRefusal, refusal } from '@comanda/contract/refusals'
import type { Handler } from '../call/handler.ts'
import type { KeepsCatalogues } from '../catalogue/load-catalogue.ts'
import { saveFavourite } from './favourite.repository.ts'
import { checkOwner } from './owner.ts'

export const postFavourite: Handler<typeof row, KeepsCatalogues> = async ({ customerId, productId }, context) => {
  const owner = checkOwner(context, customerId)
  if (isRefusal(owner)) return owner
  const { productById } = await context.house.catalogues.get(context.siteId)
  if (!productById.get(productId)?.published) return refusal('product-not-found')
  await saveFavourite(context.database, owner, productId)
  return { status: 'OK' as const }
}
