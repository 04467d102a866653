import type { CartId, MenuId, PriceListId, SessionId, SiteId, StoreId, WarehouseId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { describe, expect, it } from 'vitest'
import { deleteCart } from './calls/cart.ts'
import { getCategories } from './calls/catalogue.ts'
import { live } from './calls/live.ts'
import { getDiscounts } from './calls/promotion.ts'
import { login } from './calls/start.ts'
import { getStore, getStoresCount } from './calls/venue.ts'
import { getWebsite } from './calls/website.ts'
import { createClient } from './client.ts'
import { type ClientStanding, envelopeSecret, nowhere } from './envelope.ts'
import { CallFault } from './read-reply.ts'
import { toQuery, type WireReply, type WireRequest } from './send.ts'
import { startUp } from './start-up.ts'

const keys = {
  apiUrl: '/api',
  siteId: 1 as SiteId,
  publicKey: 'key',
  password: 'secret',
  time: 1_773_486_000_000 as Instant,
}
const session = { token: 'token', sessionId: 'visitor' as SessionId }
const standing: ClientStanding = {
  storeId: 2 as StoreId,
  warehouseId: 3 as WarehouseId,
  menuId: 4 as MenuId,
  priceListId: 5 as PriceListId,
  cartId: 'cart',
  language: 'ger',
}

function open(replies: readonly WireReply[], options: { standing?: ClientStanding; guest?: true } = {}) {
  let now: number = keys.time
  const sent: WireRequest[] = []
  const client = createClient({
    send: async (request) => {
      sent.push(request)
      return replies[sent.length - 1] ?? { status: 200, body: [3] }
    },
    keys,
    clock: () => now,
    newKey: () => 'fresh',
    session: () => (options.guest ? null : session),
    standing: () => options.standing ?? nowhere(),
  })
  return {
    client,
    sent,
    pass: (ms: number) => {
      now += ms
    },
    query: (index = 0) => Object.fromEntries(new URL(sent[index]?.url ?? '', 'http://x').searchParams),
  }
}

describe('every call', () => {
  it('carries the whole envelope in its query [API-004] [API-007] [OPEN-077]', async () => {
    const { client, query } = open([], { standing })
    await client.call(getStoresCount, {})
    expect(query()).toEqual({
      time: '1773486000000',
      token: 'token',
      public_key: 'key',
      secret_key: envelopeSecret('secret', '1773486000000'),
      employee: 'visitor',
      store: '2',
      warehouse: '3',
      is_web: '1',
      is_tpv: '0',
      list_id: '5',
      mode: '4',
      cartId: 'cart',
      active: '1',
      published: '1',
      web_id: '1',
      lang: 'ge',
    })
  })

  it('of one without a session goes without a token, and is refused by the server', async () => {
    const { client, query } = open([], { guest: true })
    await client.call(getStoresCount, {})
    expect(query()).not.toHaveProperty('token')
    expect(query()).not.toHaveProperty('employee')
  })

  it('goes to the address start-up told [API-001]', async () => {
    const { client, sent } = open([])
    await client.call(getStoresCount, {})
    expect(sent[0]).toMatchObject({ method: 'GET', url: expect.stringMatching(/^\/api\/Stores\/count\?/), body: null })
  })

  it('adds its own parameters in wire words, and leaves out what is nothing', async () => {
    const { client, query } = open([{ status: 200, body: [] }])
    await client.call(getCategories, { parentId: 'top', brandId: null })
    expect(query()).toMatchObject({ parent_id: '0' })
    expect(query()).not.toHaveProperty('brand')
  })

  it('that leaves its store open still says where the visitor stands', async () => {
    const { client, query } = open([{ status: 200, body: [] }], { standing })
    await client.call(getDiscounts, { storeId: null, atTable: false })
    expect(query()).toMatchObject({ store: '2' })
  })

  it('to /Web goes without web_id [API-008]', async () => {
    const { client, query } = open([{ status: 404, body: { status: 'ERROR', code: 'site-not-found', message: 'No' } }])
    await client.call(getWebsite, { id: keys.siteId })
    expect(query()).not.toHaveProperty('web_id')
    expect(query()).toHaveProperty('token')
  })

  it('that opens a session goes without token and employee [API-006] [OPEN-078]', async () => {
    const reply = { status: 'OK', token: 'new', id: '0192f0c1-7a3b-4c5d-8e6f-1a2b3c4d5e6f' }
    const { client, query, sent } = open([{ status: 200, body: reply }])
    expect(await client.call(login, {})).toEqual({ token: 'new', sessionId: reply.id })
    expect(query()).not.toHaveProperty('token')
    expect(query()).not.toHaveProperty('employee')
    expect(sent[0]).toMatchObject({ method: 'POST', body: '{}' })
  })

  it('tells where an EventSource finds it: signed, and without the session that may be replaced meanwhile', () => {
    const { client } = open([], { standing })
    const url = new URL(client.address(getStore, { storeId: 9 as StoreId }), 'http://x')
    expect(url.pathname).toBe('/api/Store')
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ id: '9', time: '1773486000000' })
    expect(url.searchParams.has('token')).toBe(false)
  })
})

describe('a live stream', () => {
  const parameters = (url: string) => Object.fromEntries(new URL(url, 'http://x').searchParams)

  it('goes on after the last thing heard, under the wire’s names', () => {
    const { client } = open([])
    const asked = { topics: ['carts', 'status'] as const, cartId: 'mine', after: 41 }
    const url = client.address(live, asked)
    expect(url).toMatch(/^\/api\/live\?/)
    expect(parameters(url)).toMatchObject({ topics: 'carts,cart_status_session', cartId: 'mine', after: '41' })
  })

  it('says nothing of a cart or an event it does not mean', () => {
    const { client } = open([])
    const told = parameters(client.address(live, { topics: ['products'], cartId: null, after: null }))
    expect(told).toMatchObject({ topics: 'products' })
    expect(told).not.toHaveProperty('cartId')
    expect(told).not.toHaveProperty('after')
  })
})

describe('start-up', () => {
  const told = { url_api: '/api', web_id: 1, public_key: 'key', password: 'secret', time: keys.time }

  it('carries no envelope at all, and tells the keys', async () => {
    const sent: WireRequest[] = []
    const send = async (request: WireRequest) => {
      sent.push(request)
      return { status: 200, body: told }
    }
    expect((await startUp({ send, host: 'localhost' })).keys).toEqual(keys)
    expect(sent).toMatchObject([{ method: 'POST', url: '/api/admin/startup?url=localhost&token=', body: null }])
  })

  it('tells a clock that goes on from the server’s, whatever the device’s says', async () => {
    let device = 5
    const { now } = await startUp({ send: async () => ({ status: 200, body: told }), host: 'x', clock: () => device })
    expect(now()).toBe(keys.time)
    device += 60_000
    expect(now()).toBe(keys.time + 60_000)
  })

  it('tells a clock that a refusal sets for every later client, so that a page open for hours stays signed [F-081]', async () => {
    let device = 5
    const started = await startUp({ send: async () => ({ status: 200, body: told }), host: 'x', clock: () => device })
    device += 7 * 3_600_000
    const sent: WireRequest[] = []
    const serverTime = keys.time + 60_000
    const send = async (request: WireRequest) => {
      sent.push(request)
      const details = { time: serverTime }
      const late = { status: 'ERROR', code: 'envelope-stale-time', message: 'Tarde', details }
      return sent.length === 1 ? { status: 401, body: late } : { status: 200, body: [3] }
    }
    const { now: clock, setNow: setClock } = started
    const another = () =>
      createClient({ send, keys, clock, setClock, newKey: () => 'fresh', session: () => session, standing: nowhere })
    expect(await another().call(getStoresCount, {})).toBe(3)
    expect(await another().call(getStoresCount, {})).toBe(3)
    const times = sent.map(({ url }) => new URL(url, 'http://x').searchParams.get('time'))
    expect(times).toEqual([String(keys.time + 7 * 3_600_000), String(serverTime), String(serverTime)])
  })

  it('of a host without a site throws with its sentence', async () => {
    const body = { status: 'ERROR', code: 'site-not-found', message: 'No hay nada aquí' }
    await expect(startUp({ send: async () => ({ status: 404, body }), host: 'x' })).rejects.toThrow('No hay nada aquí')
  })
})

describe('a write', () => {
  const id = '0192f0c1-7a3b-4c5d-8e6f-1a2b3c4d5e6f' as CartId
  const done = { status: 200, body: { status: 'OK' } }

  it('bears a fresh key, or that of its first try', async () => {
    const { client, sent } = open([done, done])
    await client.call(deleteCart, { id })
    await client.call(deleteCart, { id }, { key: 'first' })
    expect(sent.map(({ headers }) => headers['idempotency-key'])).toEqual(['fresh', 'first'])
  })

  it('is the only thing that bears one', async () => {
    const { client, sent } = open([])
    await client.call(getStoresCount, {})
    expect(sent[0]?.headers).not.toHaveProperty('idempotency-key')
  })
})

describe('an answer', () => {
  it('is decoded past the door', async () => {
    const { client } = open([{ status: 200, body: [3] }])
    expect(await client.call(getStoresCount, {})).toBe(3)
  })

  it('with status ERROR is a refusal with its message [API-010]', async () => {
    const body = { status: 'ERROR', code: 'request-malformed', message: 'No se entiende', details: { parameter: 'id' } }
    const { client } = open([{ status: 400, body }])
    expect(await client.call(getStore, { storeId: 9 as StoreId })).toEqual({
      refused: 'request-malformed',
      message: 'No se entiende',
      details: { parameter: 'id' },
    })
  })

  it('tells the amounts of a refusal in cents, like every other', async () => {
    const body = { status: 'ERROR', code: 'price-differs', message: 'Ha cambiado', details: { total: '12.50' } }
    const { client } = open([{ status: 409, body }])
    expect(await client.call(getStoresCount, {})).toMatchObject({ details: { total: 1250 } })
  })

  it.each([
    ['a server fault', { status: 500, body: { status: 'ERROR', code: 'server-fault', message: 'Ups' } }, 'Ups'],
    ['a proxy in the way', { status: 502, body: '<html>' }, 'status 502'],
    ['a body no row says', { status: 200, body: { nothing: true } }, 'what its row does not say'],
  ])('that is %s is thrown with its message [API-010]', async (_name, reply, message) => {
    const { client } = open([reply])
    const made = client.call(getStoresCount, {})
    await expect(made).rejects.toThrow(CallFault)
    await expect(made).rejects.toThrow(message)
  })
})

describe('a refusal no version of ours knows', () => {
  it('keeps its message', async () => {
    const { client } = open([{ status: 409, body: { status: 'ERROR', code: 'brand-new', message: 'Nuevo' } }])
    expect(await client.call(getStoresCount, {})).toEqual({ refused: 'server-fault', message: 'Nuevo' })
  })
})

describe('a wrong clock', () => {
  it('goes on while the page stays open', async () => {
    const { client, query, pass } = open([{ status: 200, body: [3] }])
    await client.call(getStoresCount, {})
    pass(600_000)
    await client.call(getStoresCount, {})
    expect(query(1).time).toBe(String(keys.time + 600_000))
  })

  it('is not guessed at when the server does not tell its own', async () => {
    const { client, sent } = open([
      { status: 401, body: { status: 'ERROR', code: 'envelope-stale-time', message: 'Tarde' } },
    ])
    expect(await client.call(getStoresCount, {})).toMatchObject({ refused: 'envelope-stale-time' })
    expect(sent).toHaveLength(1)
  })

  it('is corrected once more by the refusal, and not for ever', async () => {
    const stale = {
      status: 401,
      body: { status: 'ERROR', code: 'envelope-stale-time', message: 'Tarde', details: { time: 1_800_000_000_000 } },
    }
    const { client, query, sent } = open([stale, { status: 200, body: [1] }, stale, stale, stale])
    expect(await client.call(getStoresCount, {})).toBe(1)
    expect(query(1)).toMatchObject({ time: '1800000000000', secret_key: envelopeSecret('secret', '1800000000000') })
    expect(await client.call(getStoresCount, {})).toMatchObject({ refused: 'envelope-stale-time' })
    expect(sent).toHaveLength(4)
  })
})

describe('a query', () => {
  it('escapes what it carries', () => {
    expect(toQuery({ search: 'pan & vino = 1', none: null, off: undefined, zero: 0 })).toBe(
      '?search=pan%20%26%20vino%20%3D%201&zero=0',
    )
    expect(toQuery({})).toBe('')
  })
})
