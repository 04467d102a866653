import type { deleteFavourite as row } from '@comanda/contract/calls/favourite'
import { isRefusal } from '@comanda/contract/refusals'
import type { Handler } from '../call/handler.ts'
import { removeFavourite } from './favourite.repository.ts'
import { checkOwner } from './owner.ts'

/** A dish that is no longer sold can be removed too. */
export const deleteFavourite: Handler<typeof row> = async ({ customerId, productId }, context) => {
  const owner = checkOwner(context, customerId)
  if (isRefusal(owner)) return owner
  await removeFavourite(context.database, owner, productId)
  return { status: 'OK' as const }
}
