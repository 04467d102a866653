import type { Call } from '@comanda/contract/call'
import { livePoll, subscribeTopic } from '@comanda/contract/calls/live'
import type { Client } from '@comanda/contract/client'
import type { LiveNews } from '@comanda/contract/live'
import { type CartId, toId } from '@comanda/rules/ids'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFollower, type Following } from './create-follower.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const cartId = '0192f0c1-7a3b-4c5d-8e6f-1a2b3c4d5e6f'
const changed: LiveNews<'status'> = {
  topic: 'status',
  message: { kind: 'status-changed', cart: toId<CartId>(cartId), version: 7 },
}

type Listener = (event: { readonly data: string; readonly lastEventId: string }) => void

/** A server that streams or not, and answers polls with what it is given. */
function listen(more: Partial<Following> = {}, status = 200) {
  const world = {
    heard: [] as LiveNews[],
    looked: 0,
    forgotten: 0,
    gone: 0,
    asked: [] as unknown[],
    polls: async (): Promise<unknown> => ({ last: 40, isComplete: true, events: [] }),
    sources: [] as { readonly url: string; readonly say: (name: string, event?: object) => void; readyState: number }[],
    stop: () => {},
  }
  const client = {
    address: (_row: Call, request: object) => JSON.stringify(request),
    call: async (row: Call, request: unknown) => {
      expect(row).toBe(
        request !== null && typeof request === 'object' && 'after' in request ? livePoll : subscribeTopic,
      )
      world.asked.push(request)
      return world.polls()
    },
  } as unknown as Client
  const follow = createFollower({
    openClient: async () => client,
    readSession: () => ({ token: 'mine', sessionId: toId('visit') }),
    forgetVisit: (refused) => {
      expect(refused?.token).toBe('mine')
      world.forgotten += 1
    },
    openSource: (url) => {
      const listeners = new Map<string, Listener>()
      const source = {
        url,
        readyState: 0,
        addEventListener: (name: string, listener: unknown) => listeners.set(name, listener as Listener),
        close: () => {},
        say: (name: string, event: object = {}) => listeners.get(name)?.(event as Parameters<Listener>[0]),
      }
      world.sources.push(source)
      return source as unknown as EventSource
    },
    askStatus: async () => status,
    page: { addEventListener: () => {}, removeEventListener: () => {} },
  })
  world.stop = follow({
    topics: ['carts', 'status'],
    cart: cartId,
    hear: (news) => world.heard.push(news),
    lookAgain: () => {
      world.looked += 1
    },
    gone: () => {
      world.gone += 1
    },
    ...more,
  })
  return world
}

it('hears what the stream tells, under the names of the house', async () => {
  const world = listen()
  await vi.advanceTimersByTimeAsync(0)
  const source = world.sources[0]
  source?.say('open')
  const wire = { kind: 'status-changed', cart: cartId, version: 7 }
  source?.say('cart_status_session', { data: JSON.stringify(wire), lastEventId: '41' })
  source?.say('carts', { data: '{"kind":"of-tomorrow"}', lastEventId: '42' })
  expect(world.heard).toEqual([changed])
  expect(world.looked).toBe(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(world.asked).toEqual([])
  world.stop()
})

it('asks every few seconds where a stream does not get through, after it has subscribed [API-051] [OPEN-071] [F-033]', async () => {
  const world = listen()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(world.asked).toEqual([{ topics: ['carts', 'status'], cartId }])
  // Nothing that happened before the first answer was reported.
  expect(world.looked).toBe(1)
  world.polls = async () => ({ last: 41, isComplete: true, events: [{ id: 41, ...changed }] })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(world.asked.at(-1)).toMatchObject({ after: 40 })
  expect(world.heard).toEqual([changed])
  world.polls = async () => ({ last: 90, isComplete: false, events: [] })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(world.looked).toBe(2)
  expect(world.sources).toHaveLength(1)
  world.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(world.asked).toHaveLength(3)
})

it('tries the stream again when nobody answers at all', async () => {
  const world = listen()
  world.polls = async () => {
    throw new TypeError('offline')
  }
  await vi.advanceTimersByTimeAsync(12_000)
  expect(world.sources).toHaveLength(2)
  world.stop()
})

it.each([
  ['has ended', { refused: 'session-unknown', message: '' }, { forgotten: 1, sources: 2 }],
  ['is still good', { last: 40, isComplete: true, events: [] }, { forgotten: 0, sources: 1 }],
])('a stream that is refused asks whether the session %s', async (_, answer, { forgotten, sources }) => {
  const world = listen({}, 401)
  world.polls = async () => answer
  await vi.advanceTimersByTimeAsync(0)
  const [source] = world.sources
  if (source !== undefined) source.readyState = 2
  source?.say('error')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(world.forgotten).toBe(forgotten)
  expect(world.sources).toHaveLength(sources)
  expect(world.asked).toHaveLength(1)
  world.stop()
})

it.each([
  [404, { forgotten: 0, gone: 1 }],
  [0, { forgotten: 0, gone: 0 }],
])('a closed stream that answers %d', async (status, expected) => {
  const world = listen({}, status)
  await vi.advanceTimersByTimeAsync(0)
  const [source] = world.sources
  if (source !== undefined) source.readyState = 2
  source?.say('error')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(world).toMatchObject(expected)
  expect(world.sources).toHaveLength(status === 404 ? 1 : 2)
  world.stop()
})

it.each([
  ['session-expired', { forgotten: 1, gone: 0 }],
  ['cart-not-found', { forgotten: 0, gone: 1 }],
])('a poll that is refused as %s', async (refused, expected) => {
  const world = listen()
  world.polls = async () => ({ refused, message: '' })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(world).toMatchObject(expected)
  world.stop()
})
