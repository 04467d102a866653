import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { getProducts } from '@comanda/contract/calls/product'
import { type ClientStanding, nowhere, writeEnvelope } from '@comanda/contract/envelope'
import { toQuery } from '@comanda/contract/send'
import { type MenuId, type ProductId, toId } from '@comanda/rules/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setPublication } from '../../catalogue/set-publication.ts'
import { transact } from '../../database/transact.ts'
import { publish } from '../../live/publish.ts'
import { testNow } from '../../testing/database/test-cluster.ts'
import type { Visit } from '../../testing/http/open-visit.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

describe('a reply that all visitors share', () => {
  let shop: TestApp
  let asked = 0

  beforeAll(async () => {
    shop = await createTestApp({ handlers: { getStoresCount: async () => ++asked } })
  })
  afterAll(() => shop.close())
  const count = ({ client }: Pick<Visit, 'client'> = shop) => client.getStoresCount({})

  it('is worked out once for all of them', async () => {
    const first = await count()
    expect(await count(await shop.visit())).toBe(first)
    expect(await count()).toBe(first)
  })

  it('is worked out again when the site has changed', async () => {
    const before = await count()
    const { siteId } = shop.keys
    await transact(shop.database.db, (tx) => publish(tx, siteId, 'products', { kind: 'catalogue-changed' }))
    await expect.poll(() => count()).not.toBe(before)
  })

  it('is not shared between sites, languages or menus', async () => {
    const elsewhere = await shop.visit({ host: 'carta.localhost' })
    const german = await shop.visit({ standing: { language: 'ger' } })
    const otherMenu = await shop.visit({ standing: { menuId: toId<MenuId>(9) } })
    const counts = [await count(), await count(elsewhere), await count(german), await count(otherMenu)]
    expect(new Set(counts).size).toBe(4)
  })

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('comes compressed with %s where the browser reads it', async (encoding, open) => {
    const visitor = { ...shop, session: () => shop.session, standing: nowhere }
    const url = `/api/Products${toQuery(writeEnvelope(visitor, getProducts, testNow))}`
    const plain = await shop.app.inject(url)
    const packed = await shop.app.inject({ url, headers: { 'accept-encoding': encoding } })
    expect(packed.headers['content-encoding']).toBe(encoding)
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(open(packed.rawPayload)).toEqual(plain.rawPayload)
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
  })

  const visitor = () => ({ ...shop, session: () => shop.session, standing: nowhere })
  const address = () => `/api/Products${toQuery(writeEnvelope(visitor(), getProducts, testNow))}`

  it.each(['identity', 'gzip', 'br'])('is not sent again to who has it, %s', async (encoding) => {
    const headers = { 'accept-encoding': encoding }
    const first = await shop.app.inject({ url: address(), headers })
    const tag = String(first.headers.etag)
    expect(tag).toMatch(/^"[\w-]+"$/)
    const again = await shop.app.inject({ url: address(), headers: { ...headers, 'if-none-match': `"old", ${tag}` } })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag])
    const other = await shop.app.inject({ url: address(), headers: { ...headers, 'if-none-match': '"old"' } })
    expect([other.statusCode, other.body.length > 0]).toEqual([200, true])
  })

  it('has a tag for each way it is written', async () => {
    const ways = ['identity', 'gzip', 'br'].map((encoding) =>
      shop.app.inject({ url: address(), headers: { 'accept-encoding': encoding } }),
    )
    expect(new Set((await Promise.all(ways)).map(({ headers }) => headers.etag)).size).toBe(3)
  })
})

describe('the short way', () => {
  let shop: TestApp
  let url: string

  beforeAll(async () => {
    shop = await createTestApp()
    url = await shop.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => shop.close())

  const address = (changes: Record<string, string> = {}, standing: Partial<ClientStanding> = {}) => {
    const visitor = { ...shop, session: () => shop.session, standing: () => ({ ...nowhere(), ...standing }) }
    return `/api/Products${toQuery({ ...writeEnvelope(visitor, getProducts, testNow), ...changes })}`
  }
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const reply = await fetch(`${url}${path}`, { headers })
    return { status: reply.status, headers: reply.headers, body: await reply.text() }
  }

  it('answers what the long way does, header by header', async () => {
    const long = await shop.app.inject({ url: address({ category: '2' }), headers: { 'accept-encoding': 'gzip' } })
    const short = await ask(address({ category: '2' }), { 'accept-encoding': 'gzip' })
    expect(short.body).toBe(gunzipSync(long.rawPayload).toString())
    for (const [name, value] of Object.entries(long.headers)) {
      if (!['x-request-id', 'date', 'connection'].includes(name))
        expect([name, short.headers.get(name)]).toEqual([name, value])
    }
    expect(short.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
    const again = await ask(address({ category: '2' }), {
      'accept-encoding': 'gzip',
      'if-none-match': String(long.headers.etag),
    })
    expect([again.status, again.body]).toEqual([304, ''])
  })

  it('is closed to whom the long way refuses', async () => {
    expect((await ask(address())).status).toBe(200)
    for (const [changes, code] of [
      [{ secret_key: '0' }, 'envelope-bad-secret'],
      [{ time: '1000000000000' }, 'envelope-stale-time'],
      [{ token: 'nobody' }, 'session-unknown'],
      [{ web_id: '2' }, 'envelope-foreign-site'],
      [{ category: 'x' }, 'request-malformed'],
    ] as const) {
      const { status, body } = await ask(address(changes))
      expect([status >= 400, JSON.parse(body).code]).toEqual([true, code])
    }
  })

  it.each([
    ['a text and another parameter', { search: 'p&limit=1' }],
    ['a text, a space and another parameter', { search: 'p limit1' }],
    ['a text and the length of another name', { search: 'p 5 limit1' }],
    ['a text and both lengths of another', { search: 'p 5 1 limit1' }],
    ['a longer name', { 'searchp limit': '1' }],
    ['a longer name and the length of a value', { 'searchp 1 limit': '1' }],
  ])('keeps apart what only looks alike: %s [F-240]', async (_, alike) => {
    // Side by side and last, so that nothing else stands between what could run together.
    const rest: Record<string, string> = Object.fromEntries(new URL(address(), url).searchParams)
    for (const name of ['search', 'limit']) delete rest[name]
    const write = (last: Record<string, string>) => `/api/Products${toQuery({ ...rest, ...last })}`
    const [one, other] = [write({ search: 'p', limit: '1' }), write(alike)]
    const answers = [await ask(one), await ask(other), await ask(one), await ask(other)].map(({ body }) => body)
    expect(answers[0]).toBe(answers[2])
    expect(answers[1]).toBe(answers[3])
    expect(answers[0]).not.toBe(answers[1])
  })

  it('forgets what changed', async () => {
    const before = (await ask(address())).body
    expect((await ask(address())).body).toBe(before)
    await setPublication(shop.database.db, {
      siteId: shop.keys.siteId,
      productId: toId<ProductId>(206),
      published: false,
    })
    await expect.poll(async () => (await ask(address())).body).not.toBe(before)
  })
})
