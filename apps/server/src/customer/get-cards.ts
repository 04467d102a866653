import type { getCards as row } from '@comanda/contract/calls/card'
import { isRefusal } from '@comanda/contract/refusals'
import type { Handler } from '../call/handler.ts'
import { listCards } from './card.repository.ts'
import { checkOwner } from './owner.ts'

export const getCards: Handler<typeof row> = async ({ id }, context) => {
  const owner = checkOwner(context, id)
  return isRefusal(owner) ? owner : listCards(context.database, owner)
}
