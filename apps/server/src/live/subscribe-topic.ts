import type { subscribeTopic as row } from '@comanda/contract/calls/live'
import { isRefusal } from '@comanda/contract/refusals'
import type { Handler } from '../call/handler.ts'
import { findLastEventId } from './live-event.repository.ts'
import type { KnowsHolders } from './live-poll.ts'
import { checkTopics } from './topic-access.ts'

/** Nothing is kept for a subscriber: the id says from where on it hears, and access is checked again at every poll. */
export const subscribeTopic: Handler<typeof row, KnowsHolders> = async ({ topics, cartId }, context) => {
  const { database, siteId, session, house } = context
  const hearing = await checkTopics(topics, cartId, async (cart) =>
    session === null ? false : house.holdsCart(siteId, session, cart),
  )
  return isRefusal(hearing) ? hearing : { last: await findLastEventId(database, siteId) }
}
