import type { getMyOrdersCount as row } from '@comanda/contract/calls/order-history'
import { isRefusal } from '@comanda/contract/refusals'
import type { Handler } from '../call/handler.ts'
import { countOrders } from './order-history.repository.ts'
import { checkOwner } from './owner.ts'

export const getMyOrdersCount: Handler<typeof row> = async ({ id }, context) => {
  const owner = checkOwner(context, id)
  return isRefusal(owner) ? owner : countOrders(context.database, owner)
}
