import type * as calls from '../calls/live.ts'
import type { ExamplesOf } from './examples-of.ts'

const event = { id: 42, topic: 'products', message: { kind: 'publication-changed', product: 12, published: 0 } }

export const liveExamples: ExamplesOf<Pick<typeof calls, 'live' | 'livePoll'>> = {
  live: { request: { topics: 'products' }, reply: event },
  livePoll: {
    request: { topics: 'products', after: '41' },
    reply: { last: 42, resync: false, events: [event] },
  },
}
