import { z } from 'zod/mini'
import { call } from '../call.ts'
import type { Example } from '../example.ts'
import {
  findLiveNews,
  findLiveTopic,
  type LiveEvent,
  type LiveTopic,
  readEventId,
  toWireTopic,
  type WireLiveEvent,
  writeLiveMessage,
} from '../live.ts'
import { wireLongWhole } from '../wire/number.ts'
import { typedLineOrNull } from '../wire/typed-text.ts'

export interface LiveRequest {
  /** Empty when one of the topics asked for is unknown. */
  readonly topics: readonly LiveTopic[]
  /** The cart whose private topics are meant; null for the site's own topics. */
  readonly cartId: string | null
  /** The last event heard, if any. */
  readonly after: number | null
}

const wireLiveRequest = z.codec(
  z.object({ topics: typedLineOrNull(1000), cartId: typedLineOrNull(100), after: typedLineOrNull(100) }),
  z.custom<LiveRequest>(),
  {
    decode: ({ topics, cartId, after }) => ({
      topics: readTopics(topics ?? ''),
      cartId,
      after: readEventId(after ?? ''),
    }),
    encode: ({ topics, cartId, after }) => ({
      topics: topics.map(toWireTopic).join(','),
      cartId,
      after: after === null ? null : String(after),
    }),
  },
)

const wireEvent = z.object({ id: wireLongWhole, topic: z.string(), message: z.unknown() })

export const live = call({
  method: 'GET',
  path: '/live',
  caller: 'visitor',
  streams: true,
  requirements: ['API-102', 'OPEN-071'],
  summary: 'Streams what happens as server-sent events. The browser resumes by Last-Event-ID.',
  request: wireLiveRequest,
  reply: wireEvent,
})

const event = { id: 42, topic: 'products', message: { kind: 'publication-changed', product: 12, published: 0 } }
export const liveExample = (): Example<typeof live> => ({ request: { topics: 'products' }, reply: event })

export const livePoll = call({
  method: 'GET',
  path: '/live/poll',
  caller: 'visitor',
  requirements: ['API-102', 'OPEN-071'],
  summary: 'Where streams do not get through: what happened after an event, and the id to ask after next time.',
  request: wireLiveRequest,
  reply: z.codec(
    z.object({ last: wireLongWhole, resync: z.boolean(), events: z.array(wireEvent) }),
    z.custom<LivePollReply>(),
    {
      decode: ({ last, resync, events }) => ({ last, isComplete: !resync, events: events.flatMap(readEvent) }),
      encode: ({ last, isComplete, events }) => ({ last, resync: !isComplete, events: events.map(writeEvent) }),
    },
  ),
})
export const livePollExample = (): Example<typeof livePoll> => ({
  request: { topics: 'products', after: '41' },
  reply: { last: 42, resync: false, events: [event] },
})

export const subscribeTopic = call({
  method: 'POST',
  path: '/Web/suscribeTopic',
  caller: 'visitor',
  repeats: 'done-again',
  requirements: ['API-051', 'OPEN-071'],
  summary: 'Subscribes the device to topics: from the answered id on it hears them by poll, until it stops asking.',
  request: z.codec(
    z.object({ topic: typedLineOrNull(1000), cartId: typedLineOrNull(100) }),
    z.custom<Omit<LiveRequest, 'after'>>(),
    {
      decode: ({ topic, cartId }) => ({ topics: readTopics(topic ?? ''), cartId }),
      encode: ({ topics, cartId }) => ({ topic: topics.map(toWireTopic).join(','), cartId }),
    },
  ),
  reply: z.codec(z.object({ status: z.literal('OK'), last: wireLongWhole }), z.custom<Pick<LivePollReply, 'last'>>(), {
    decode: ({ last }) => ({ last }),
    encode: ({ last }) => ({ status: 'OK' as const, last }),
  }),
})
export const subscribeTopicExample = (): Example<typeof subscribeTopic> => ({
  request: { topic: 'products' },
  reply: { status: 'OK', last: 42 },
})

export interface LivePollReply {
  /** The `after` of the next question. */
  readonly last: number
  /** False when older events are gone: the reader must read everything again. */
  readonly isComplete: boolean
  readonly events: readonly LiveEvent[]
}

function readTopics(text: string): readonly LiveTopic[] {
  const names = [...new Set(text.split(',').filter((name) => name !== ''))]
  const known = names.flatMap((name) => findLiveTopic(name) ?? [])
  return known.length === names.length ? known : []
}

function readEvent({ id, topic, message }: z.output<typeof wireEvent>): readonly LiveEvent[] {
  const news = findLiveNews(topic, message)
  return news === undefined ? [] : [{ id, ...news }]
}

function writeEvent({ id, ...news }: LiveEvent): WireLiveEvent {
  return { id, topic: toWireTopic(news.topic), message: writeLiveMessage(news) }
}
