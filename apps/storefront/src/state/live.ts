import type { LiveMessage } from '@comanda/contract/live'
import { followTopics } from './follow-topics.ts'

type PublicationNews = Extract<LiveMessage<'products'>, { readonly kind: 'publication-changed' }>

/** Listens to the site's products as long as the page is open; returns a function that stops it. */
export function followProducts(onNews: (news: PublicationNews) => void): () => void {
  return followTopics({
    topics: ['products'],
    cart: null,
    hear: ({ message }) => {
      if (message.kind === 'publication-changed') onNews(message)
    },
  })
}
