import type { livePoll as row } from '@comanda/contract/calls/live'
import { findLiveNews } from '@comanda/contract/live'
import { isRefusal } from '@comanda/contract/refusals'
import type { SiteId } from '@comanda/rules/ids'
import type { VisitorSession } from '../call/context.ts'
import type { Handler } from '../call/handler.ts'
import { findLastEventId } from './live-event.repository.ts'
import { readMissed } from './read-missed.ts'
import { checkTopics } from './topic-access.ts'

/** The functions that live connections need from other slices: they know no carts themselves. */
export interface KnowsHolders {
  readonly holdsCart: (siteId: SiteId, session: VisitorSession, cart: string) => Promise<boolean>
}

export const livePoll: Handler<typeof row, KnowsHolders> = async ({ topics, cartId, after }, context) => {
  const { database, siteId, session, house } = context
  const hearing = await checkTopics(topics, cartId, async (cart) =>
    session === null ? false : house.holdsCart(siteId, session, cart),
  )
  if (isRefusal(hearing)) return hearing
  // The last id is read first: what is committed in between is sent now and once more next time, never skipped.
  const last = await findLastEventId(database, siteId)
  const { events, complete } = await readMissed(database, { siteId, ...hearing, after }, last)
  return {
    last,
    isComplete: complete,
    events: events.flatMap(({ id, topic, message }) => {
      const news = findLiveNews(topic, message)
      return news === undefined ? [] : [{ id, ...news }]
    }),
  }
}
