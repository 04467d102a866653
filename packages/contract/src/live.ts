import type { AttemptId, CartId, ProductId } from '@comanda/rules/ids'
import { z } from 'zod/mini'
import { wireNumberFlag } from './wire/flag.ts'
import { wireId, wireUuid, wireWhole } from './wire/number.ts'

/** A cart, and the version it has now: whoever shows an older one asks again. */
const cartChange = { cart: wireUuid<CartId>(), version: wireWhole }

/**
 * Every message a topic can carry (API-102, TABLE-007). A message says what changed, never the new state of anything
 * private; so a message that arrives twice, or late, does no harm.
 */
export const liveTopics = {
  products: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('publication-changed'), product: wireId<ProductId>(), published: wireNumberFlag }),
    z.object({ kind: z.literal('catalogue-changed') }),
  ]),
  carts: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('cart-changed'), ...cartChange }),
    z.object({ kind: z.literal('cart-closed'), ...cartChange }),
  ]),
  desserts: z.object({ kind: z.literal('desserts-changed'), ...cartChange }),
  buffet: z.object({ kind: z.literal('buffet-changed'), ...cartChange }),
  phones: z.object({ kind: z.literal('phone-lock-changed'), ...cartChange }),
  cart_status_session: z.object({ kind: z.literal('status-changed'), ...cartChange }),
  reserv_redsys_payments: z.object({ kind: z.literal('payment-changed'), attempt: wireUuid<AttemptId>() }),
} as const satisfies Record<string, z.ZodMiniType>

export type LiveTopic = keyof typeof liveTopics
export const liveTopicNames = Object.keys(liveTopics) as readonly LiveTopic[]
export type LiveMessage<Topic extends LiveTopic = LiveTopic> = Topic extends LiveTopic
  ? z.output<(typeof liveTopics)[Topic]>
  : never

/** One thing that happened. Ids grow; a reader that was away asks for what came after the last it saw. */
export interface LiveEvent<Topic extends LiveTopic = LiveTopic> {
  readonly id: number
  readonly topic: Topic
  readonly message: LiveMessage<Topic>
}

export function isLiveTopic(name: string): name is LiveTopic {
  return Object.hasOwn(liveTopics, name)
}

/** What the polling fallback answers; also the shape of one server-sent event's data. */
const wireLiveEvent = z.object({ id: wireWhole, topic: z.string(), message: z.unknown() })
export const livePollReply = z.object({ last: wireWhole, events: z.array(wireLiveEvent) })

/** Undefined for a topic or a message this version does not know: a newer server may speak of more. */
export function findLiveEvent(event: z.output<typeof wireLiveEvent>): LiveEvent | undefined {
  if (!isLiveTopic(event.topic)) return undefined
  const message = z.safeDecode(liveTopics[event.topic], event.message as never)
  return message.success ? ({ id: event.id, topic: event.topic, message: message.data } as LiveEvent) : undefined
}

export function writeLiveMessage<Topic extends LiveTopic>(topic: Topic, message: LiveMessage<Topic>): unknown {
  return z.encode(liveTopics[topic], message as never)
}
