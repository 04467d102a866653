import type { liveTopics } from '@comanda/contract/live'

export interface ProductNews {
  readonly productId: number
  readonly published: boolean
}

type WireMessage = (typeof liveTopics)['products']['_zod']['input']

// The contract's codecs would do it too; they weigh as much as a third of the first load, for two fields.
/** What a message of the topic says about one product, if it does. */
export function readProductNews(text: string): ProductNews | undefined {
  const message = JSON.parse(text) as WireMessage
  if (message.kind !== 'publication-changed') return undefined
  return { productId: Number(message.product), published: Number(message.published) === 1 }
}
