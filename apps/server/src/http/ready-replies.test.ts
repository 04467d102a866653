import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { nowhere, toQuery, writeEnvelope } from '@comanda/contract/client'
import { type MenuId, type SiteId, toId } from '@comanda/rules/ids'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { publish } from '../live/publish.ts'
import { createTestApp, type TestApp, type Visit } from '../testing/test-app.ts'
import { testNow } from '../testing/test-cluster.ts'
import { createReadyReplies, type ReadyReplies } from './ready-replies.ts'

const site = toId<SiteId>(1)
const other = toId<SiteId>(2)

describe('kept replies', () => {
  let replies: ReadyReplies
  let change: (siteId: SiteId | 'all') => void

  beforeEach(async () => {
    replies = createReadyReplies((listener) => {
      change = listener
    })
    for (const siteId of [site, other]) await replies.prepare(siteId, 'menu')(`menu of ${siteId}`)
  })
  const read = (siteId: SiteId, key = 'menu') => replies.find(siteId, key)?.plain.toString()

  it('are found under their own site and question', () => {
    expect([read(site), read(other), read(site, 'stores')]).toEqual(['menu of 1', 'menu of 2', undefined])
  })

  it('are forgotten when their site changes, and only theirs', () => {
    change(site)
    expect([read(site), read(other)]).toEqual([undefined, 'menu of 2'])
  })

  it('are all forgotten when messages may have been lost', () => {
    change('all')
    expect([read(site), read(other)]).toEqual([undefined, undefined])
  })

  it.each(['all', site] as const)('are not kept when they were begun before a change of %s', async (what) => {
    const keep = replies.prepare(site, 'menu')
    change(what)
    expect((await keep('what was before')).plain.toString()).toBe('what was before')
    expect(read(site)).toBeUndefined()
  })

  it('are bounded however many questions are asked', async () => {
    for (let count = 0; count < 200; count++) await replies.prepare(site, `search ${count}`)('…')
    expect(read(site)).toBeUndefined()
    expect(read(site, 'search 0')).toBe('…')
    expect(read(other)).toBe('menu of 2')
  })
})

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
    await shop.database.db.transaction((tx) => publish(tx, siteId, 'products', { kind: 'catalogue-changed' }))
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
    const url = `/api/Products${toQuery(writeEnvelope(visitor, 'getProducts', testNow))}`
    const plain = await shop.app.inject(url)
    const packed = await shop.app.inject({ url, headers: { 'accept-encoding': encoding } })
    expect(packed.headers['content-encoding']).toBe(encoding)
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(open(packed.rawPayload)).toEqual(plain.rawPayload)
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
  })
})
