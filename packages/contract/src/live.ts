import type { AttemptId, CartId, ProductId, StoreId } from '@comanda/rules/ids'
import { z } from 'zod/mini'
import { wireInstant } from './wire/date.ts'
import { wireNumberFlag } from './wire/flag.ts'
import { wireId, wireUuid, wireWhole } from './wire/number.ts'

/** A cart, and its version now: a page that shows an older one asks again. */
const cartChange = { cart: wireUuid<CartId>(), version: wireWhole }

/**
 * Every topic, with its house name and its wire name, and every message it can carry (API-102, TABLE-007). A message
 * says what changed, never the new state of anything private; so a message that arrives twice, or late, is harmless.
 */
const topics = {
  products: {
    wire: 'products',
    message: z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('publication-changed'),
        product: wireId<ProductId>(),
        published: wireNumberFlag,
        /** Where it is sold again or not any more, if not everywhere: one store has run out of it. */
        store: z.optional(wireId<StoreId>()),
        /** When it is sold again by the clock alone. */
        until: z.optional(wireInstant),
      }),
      z.object({ kind: z.literal('catalogue-changed') }),
    ]),
  },
  carts: {
    wire: 'carts',
    message: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('cart-changed'), ...cartChange }),
      z.object({ kind: z.literal('cart-closed'), ...cartChange }),
    ]),
  },
  desserts: { wire: 'desserts', message: z.object({ kind: z.literal('desserts-changed'), ...cartChange }) },
  buffet: { wire: 'buffet', message: z.object({ kind: z.literal('buffet-changed'), ...cartChange }) },
  phones: { wire: 'phones', message: z.object({ kind: z.literal('phone-lock-changed'), ...cartChange }) },
  /** The news of a table: sent, called, paid, shared. */
  status: { wire: 'cart_status_session', message: z.object({ kind: z.literal('status-changed'), ...cartChange }) },
  payments: {
    wire: 'reserv_redsys_payments',
    message: z.object({ kind: z.literal('payment-changed'), attempt: wireUuid<AttemptId>() }),
  },
} as const satisfies Record<string, { readonly wire: string; readonly message: z.ZodMiniType }>

export type LiveTopic = keyof typeof topics
export const liveTopics = Object.keys(topics) as readonly LiveTopic[]
export type LiveMessage<Topic extends LiveTopic = LiveTopic> = Topic extends LiveTopic
  ? z.output<(typeof topics)[Topic]['message']>
  : never

export type LiveNews<Topic extends LiveTopic = LiveTopic> = Topic extends LiveTopic
  ? { readonly topic: Topic; readonly message: LiveMessage<Topic> }
  : never

/** One event. Ids grow; a reader that was away asks for what came after the last one it saw. */
export type LiveEvent = LiveNews & { readonly id: number }

/** An event in its wire form, in which it is also stored. */
export interface WireLiveEvent {
  readonly id: number
  readonly topic: string
  readonly message: unknown
}

/** Null for a text that is no id: the reader then hears what comes from now on. */
export function readEventId(text: string): number | null {
  return /^\d{1,15}$/.test(text) ? Number(text) : null
}

export function toWireTopic(topic: LiveTopic): string {
  return topics[topic].wire
}

export function findLiveTopic(wire: string): LiveTopic | undefined {
  return liveTopics.find((topic) => topics[topic].wire === wire)
}

export function writeLiveMessage({ topic, message }: LiveNews): unknown {
  return z.encode(topics[topic].message, message as never)
}

/** Undefined for a topic or a message that this version does not know: a newer server may have more. */
export function findLiveNews(wireTopic: string, wireMessage: unknown): LiveNews | undefined {
  const topic = findLiveTopic(wireTopic)
  if (topic === undefined) return undefined
  const message = z.safeDecode(topics[topic].message, wireMessage as never)
  return message.success ? ({ topic, message: message.data } as LiveNews) : undefined
}
