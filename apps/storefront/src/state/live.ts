import type { LiveMessage } from '@comanda/contract/live'
import type { Instant } from '@comanda/rules/time/calendar'
import { followTopics } from './follow-topics.ts'
import { tellNews } from './publication.ts'
import { openClock } from './store-clock.ts'

type PublicationNews = Extract<LiveMessage<'products'>, { readonly kind: 'publication-changed' }>

/** The longest wait that a timer knows; no page stays open longer. */
const longestWaitMs = 2 ** 31 - 1

/**
 * Listens to the site's products as long as the page is open; returns a function that stops it. `onNews` answers what
 * to do when a store's pause is over: nobody says so then.
 */
export function followProducts(onNews: (news: PublicationNews) => () => void): () => void {
  return followTopics({
    topics: ['products'],
    cart: null,
    hear: ({ message }) => {
      // A choice of a dish may have gone, or come back.
      if (message.kind === 'catalogue-changed') return tellNews()
      if (message.kind !== 'publication-changed') return
      const endPause = onNews(message)
      if (message.until !== undefined) void callAt(message.until, endPause)
    },
  })
}

/** By the server's clock: phones are often wrong. */
export async function callAt(moment: Instant, work: () => void): Promise<void> {
  const clock = await openClock()
  const waitMs = moment - clock()
  if (waitMs <= longestWaitMs) setTimeout(work, waitMs)
}
