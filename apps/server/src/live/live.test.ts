import { nowhere, writeEnvelope } from '@comanda/contract/envelope'
import type { LiveMessage } from '@comanda/contract/live'
import { toQuery } from '@comanda/contract/send'
import type { ProductId, SiteId } from '@comanda/rules/ids'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { transact } from '../database/transact.ts'
import { atTable, begin } from '../testing/cart/carts.ts'
import { testNow } from '../testing/database/test-cluster.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { leaveEvent } from './live-event.repository.ts'
import { pruneEvents } from './prune-events.job.ts'
import { publish } from './publish.ts'

let one: TestApp
let other: TestApp
const streams: Stream[] = []

beforeAll(async () => {
  one = await createTestApp()
  other = await createTestApp({ beside: one })
  await Promise.all([one, other].map(({ app }) => app.listen({ host: '127.0.0.1', port: 0 })))
})
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close()
})
afterAll(async () => {
  await other.close()
  await one.close()
})

describe('a change', () => {
  it('made through one instance reaches a page open on another', async () => {
    const stream = await listen(other)
    await unpublish(7)
    await expect.poll(() => stream.events).toEqual([change(7)])
  })

  it('that is rolled back reaches nobody', async () => {
    const stream = await listen(one)
    const undone = transact(one.database.db, async (tx) => {
      await publish(tx, one.keys.siteId, 'products', message(8))
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await unpublish(9)
    await expect.poll(() => stream.events).toEqual([change(9)])
  })

  it('that is too long to be told by the database is read, in its turn', async () => {
    const stream = await listen(other)
    const long = { ...message(12), note: 'ñ'.repeat(5_000) }
    await transact(one.database.db, async (tx) => {
      leaveEvent(tx, one.keys.siteId, 'products', long)
      await publish(tx, one.keys.siteId, 'products', message(13))
    })
    await expect.poll(() => stream.events).toEqual([long, change(13)])
  })

  it('of another site is not heard', async () => {
    const stranger = await one.visit({ host: 'carta.localhost' })
    const stream = await listen(one)
    await unpublish(10, stranger.keys.siteId)
    await unpublish(11)
    await expect.poll(() => stream.events).toEqual([change(11)])
  })

  it('is heard by the caches of every instance', async () => {
    const heard = await createTestApp({ beside: one })
    // The directory forgets keys on a change, so a key that is switched off stops at once, not in half a minute.
    const stranger = await heard.visit({ host: 'carta.localhost' })
    await transact(one.database.db, async (tx) => {
      await tx.execute(sql`update site_key set active = false where site_id = ${stranger.keys.siteId}`)
      await publish(tx, stranger.keys.siteId, 'products', { kind: 'catalogue-changed' })
    })
    await expect.poll(() => stranger.client.login({})).toMatchObject({ refused: 'envelope-unknown-key' })
    await one.database.db.execute(sql`update site_key set active = true`)
    await heard.close()
  })
})

describe('a page that was away', () => {
  it('resumes after the last event it saw', async () => {
    const first = await listen(one)
    await unpublish(20)
    await expect.poll(() => first.events).toHaveLength(1)
    const last = first.lastId
    first.close()
    await unpublish(21)
    const resumed = await listen(other, { 'last-event-id': last })
    await expect.poll(() => resumed.events).toContainEqual(change(21))
  })

  it('resumes from where it opened, even if nothing had happened', async () => {
    const first = await listen(one)
    await expect.poll(() => first.lastId).not.toBe('')
    first.close()
    await unpublish(22)
    const resumed = await listen(one, { 'last-event-id': first.lastId })
    await expect.poll(() => resumed.events).toContainEqual(change(22))
  })

  it('may resume with the signature it first had, but not without a session', async () => {
    const old = testNow - 3_600_000
    expect((await open(one.app, liveUrl(one, { at: old }), {})).status).toBe(401)
    const resumed = await open(one.app, liveUrl(one, { at: old }), { 'last-event-id': '0' })
    expect(resumed.status).toBe(200)
    await resumed.body?.cancel()
    expect((await open(one.app, liveUrl(one, { at: old, token: null }), { 'last-event-id': '0' })).status).toBe(401)
  })

  it('is told to look at everything again when what it missed is gone', async () => {
    const before = await listen(one)
    await unpublish(23)
    // What is still on its way would be told to the page as news.
    await expect.poll(() => before.events).toContainEqual(change(23))
    await before.close()
    await one.database.db.execute(sql`insert into live_event (site_id, topic, message) values (9999, 'gone', '{}')`)
    await one.database.db.execute(sql`update live_event set created_at = now() - interval '61 minutes'`)
    await unpublish(24)
    await pruneEvents(one.database.db)
    const ofNoSite = await one.database.db.execute(sql`select 1 from live_event where site_id = 9999`)
    expect(ofNoSite.rows).toEqual([])
    const stream = await listen(one, { 'last-event-id': '0' })
    await expect.poll(() => stream.text).toContain('event: resync')
    expect(stream.events).not.toContainEqual(change(23))
  })

  it('may connect with its cookie instead of a token in the address', async () => {
    const cookie = `comanda-session=${one.session.token}`
    const reply = await open(one.app, liveUrl(one, { token: null }), { cookie })
    expect(reply.status).toBe(200)
    await reply.body?.cancel()
  })
})

describe('a page that cannot stream', () => {
  it('asks for what happened since it last asked [OPEN-071]', async () => {
    const { last } = await poll()
    await unpublish(30)
    await unpublish(31)
    const next = await poll(last)
    expect(next.events.map(({ message: heard }) => heard)).toEqual(expect.arrayContaining([wire(30), wire(31)]))
    expect(next.last).toBeGreaterThan(last)
  })

  it('hears what was committed late although its id is smaller than one already told', async () => {
    const { last } = await poll()
    const told = Promise.withResolvers<void>()
    const commit = Promise.withResolvers<void>()
    const slow = transact(one.database.db, async (tx) => {
      await publish(tx, one.keys.siteId, 'products', message(32))
      told.resolve()
      await commit.promise
    })
    await told.promise
    await unpublish(33)
    const between = await poll(last)
    expect(between.events.map(({ message: heard }) => heard)).not.toContainEqual(wire(32))
    commit.resolve()
    await slow
    expect((await poll(between.last)).events.map(({ message: heard }) => heard)).toContainEqual(wire(32))
  })
})

describe('a cart’s topics', () => {
  const topics = 'carts,desserts,buffet,phones,cart_status_session'
  const url = (visit: Pick<TestApp, 'keys' | 'session'>, cartId: string, more = {}) =>
    `/api/live/poll${toQuery({ ...envelope({ ...one, ...visit }), topics, cartId, ...more })}`

  it('are heard by its holders, each of their own cart alone [TABLE-005] [TABLE-007] [API-102]', async () => {
    const mine = await begin(one.client, atTable(11))
    const theirs = await begin((await one.visit()).client, atTable(12))
    const { last } = (await one.app.inject(url(one, mine.cartId))).json()
    await transact(one.database.db, async (tx) => {
      for (const { cartId: cart } of [theirs, mine]) {
        const change = { cart, version: 7 }
        await publish(tx, one.keys.siteId, 'carts', { kind: 'cart-changed', ...change })
        await publish(tx, one.keys.siteId, 'desserts', { kind: 'desserts-changed', ...change })
        await publish(tx, one.keys.siteId, 'buffet', { kind: 'buffet-changed', ...change })
      }
    })
    const { events } = (await one.app.inject(url(one, mine.cartId, { after: last }))).json()
    expect(events.map(({ topic }: { topic: string }) => topic)).toEqual(
      expect.arrayContaining(['carts', 'desserts', 'buffet']),
    )
    for (const { message: told } of events) expect(told).toMatchObject({ cart: mine.cartId })
    const stream = await listen(other, {}, { cart: mine.cartId, topics: 'carts' })
    await transact(one.database.db, async (tx) => {
      await publish(tx, one.keys.siteId, 'carts', { kind: 'cart-closed', cart: theirs.cartId, version: 9 })
      await publish(tx, one.keys.siteId, 'carts', { kind: 'cart-closed', cart: mine.cartId, version: 8 })
    })
    await expect.poll(() => stream.text).toContain('"version":8')
    expect(stream.text).not.toContain('"version":9')
  })

  it('are shut to everybody else, and to whoever names no cart', async () => {
    const { cartId } = await begin((await one.visit()).client, atTable(10))
    for (const cart of [cartId, '', 'nonsense', crypto.randomUUID()]) {
      const reply = await one.app.inject(url(one, cart))
      expect([reply.statusCode, reply.json().code]).toEqual([404, 'cart-not-found'])
    }
  })
})

describe('the live room', () => {
  it('counts who is listening, and lets go of who has left', async () => {
    const before = await connections()
    const stream = await listen(one)
    await expect.poll(connections).toBe(before + 1)
    stream.close()
    await expect.poll(connections).toBe(before)
  })

  it('does not open a stream for one who asks only for its headers', async () => {
    const reply = await one.app.inject({ method: 'HEAD', url: liveUrl(one) })
    expect(reply.statusCode).toBe(404)
  })

  it('ends its streams when the server stops', async () => {
    const brief = await createTestApp({ beside: one })
    await brief.app.listen({ host: '127.0.0.1', port: 0 })
    const stream = await listen(brief)
    await brief.close()
    await expect.poll(() => stream.ended).toBe(true)
  })

  it('hears again after its own connection was cut', async () => {
    const stream = await listen(other)
    await one.database.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name like 'comanda listener%'`)
    await unpublish(40)
    await expect.poll(() => stream.events).toContainEqual(change(40))
    await unpublish(41)
    await expect.poll(() => stream.events).toContainEqual(change(41))
  })
})

describe('a live line of a customer', () => {
  it('ends on every instance when they log out, and only theirs [F-066]', async () => {
    const customer = await one.visit({ as: 'ana@demo.example' })
    const [theirs, anothers] = [await listen({ ...other, ...customer }), await listen(other)]
    await customer.client.customerLogout({})
    await expect.poll(() => theirs.ended).toBe(true)
    await unpublish(50)
    await expect.poll(() => anothers.events).toContainEqual(change(50))
    expect(anothers.ended).toBe(false)
  })

  it('ends when the log-out happened while nobody heard it [F-066]', async () => {
    const customer = await one.visit({ as: 'ana@demo.example' })
    const theirs = await listen({ ...other, ...customer })
    await one.database.db.execute(sql`
      update visitor_session set ended_at = created_at where id = ${customer.session.sessionId}`)
    await one.database.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name like 'comanda listener%'`)
    await expect.poll(() => theirs.ended).toBe(true)
  })
})

interface Stream {
  readonly events: unknown[]
  readonly text: string
  readonly lastId: string
  readonly ended: boolean
  close(): void
}

async function listen(
  shop: TestApp,
  headers: Record<string, string> = {},
  of?: { readonly cart: string; readonly topics: string },
): Promise<Stream> {
  const abort = new AbortController()
  const query = { ...envelope(one), topics: of?.topics ?? 'products', cartId: of?.cart ?? null }
  const address = of === undefined ? liveUrl(shop) : `/api/live${toQuery(query)}`
  const reply = await open(shop.app, address, headers, abort.signal)
  expect(reply.status).toBe(200)
  let text = ''
  let ended = false
  const read = async () => {
    for await (const chunk of reply.body ?? []) text += Buffer.from(chunk).toString()
  }
  read()
    .catch(() => {})
    .finally(() => {
      ended = true
    })
  const stream: Stream = {
    get events() {
      return [...text.matchAll(/^event: products\ndata: (.*)$/gm)].map(([, data]) => JSON.parse(data ?? ''))
    },
    get text() {
      return text
    },
    get lastId() {
      return [...text.matchAll(/^id: (\d+)$/gm)].at(-1)?.[1] ?? ''
    },
    get ended() {
      return ended
    },
    close: () => abort.abort(),
  }
  streams.push(stream)
  return stream
}

function open(
  app: FastifyInstance,
  path: string,
  headers: Record<string, string>,
  signal?: AbortSignal,
): Promise<Response> {
  const address = app.server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return fetch(`http://127.0.0.1:${port}${path}`, { headers, ...(signal === undefined ? {} : { signal }) })
}

function liveUrl(shop: TestApp, changes: { at?: number; token?: null } = {}): string {
  return `/api/live${toQuery({ ...envelope(shop, changes.at), ...('token' in changes ? { token: null } : {}) })}`
}

function envelope(shop: TestApp, at: number = testNow) {
  return {
    ...writeEnvelope({ ...shop, session: () => shop.session, standing: nowhere }, { caller: 'visitor' }, at),
    topics: 'products',
  }
}

async function poll(after?: number): Promise<{ last: number; events: { message: unknown }[] }> {
  const query = toQuery({ ...envelope(one), after: after ?? null })
  const reply = await one.app.inject(`/api/live/poll${query}`)
  return reply.json()
}

async function connections(): Promise<number> {
  const { body } = await one.app.inject('/metrics')
  return Number(/^comanda_live_connections (\d+)$/m.exec(body)?.[1])
}

function unpublish(product: number, siteId: SiteId = one.keys.siteId): Promise<void> {
  return transact(one.database.db, (tx) => publish(tx, siteId, 'products', message(product)))
}

function message(product: number): LiveMessage<'products'> {
  return { kind: 'publication-changed', product: product as ProductId, published: false }
}

function wire(product: number) {
  return { kind: 'publication-changed', product, published: 0 }
}
const change = wire
