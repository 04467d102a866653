import type { deleteFavourite as row } from '@comanda/contract/calls/favourite'
import { isRefusal } from '@comanda/contract/refusals'
import type { Handler } from '../call/handler.ts'
import { removeFavourite } from './favourite.repository.ts'
import { checkOwner } from './owner.ts'

/** Also for a dish that is no longer sold: it may be taken off all the same. */
export const deleteFavourite: Handler<typeof row> = async ({ customerId, productId }, context) => {
  const owner = checkOwner(context, customerId)
  if (isRefusal(owner)) return owner
  await removeFavourite(context.database, owner, productId)
  return { status: 'OK' as const }
}
