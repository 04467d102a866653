import type { getQuantityByPhone as row } from '@comanda/contract/calls/order-history'
import type { Handler } from '../call/handler.ts'
import { sumOrdered } from './order-history.repository.ts'

/** Counts only the caller's own orders: a phone that anybody may type must not tell what its owner eats. */
export const getQuantityByPhone: Handler<typeof row> = async (dish, { database, siteId, session }) => {
  if (session === null) throw new Error('a visitor without a session')
  const who = { siteId, sessionId: session.id, customerId: session.customerId }
  return { quantity: await sumOrdered(database, who, dish) }
}
