import { isRefusal } from '@comanda/contract/refusals'
import { casaComanda } from '@comanda/demo/casa-comanda/casa-comanda'
import { type ProductId, toId } from '@comanda/rules/ids'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { liveEvent } from '../database/schema/outbox.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { setPublication } from './set-publication.ts'

// A limit, not an expectation: the machine may be busy.
const soon = { timeout: 30_000 }

let [here, there]: TestApp[] = []
beforeAll(async () => {
  here = await createTestApp()
  there = await createTestApp({ beside: here })
})
afterAll(async () => {
  await there?.close()
  await here?.close()
})

const siteId = casaComanda.website.id
const dish = casaComanda.products.find(({ published, categoryIds }) => published && categoryIds.length > 0)
const productId = dish?.id ?? toId<ProductId>(0)

async function isListedAt(app: TestApp | undefined): Promise<boolean> {
  const search = { categoryId: null, brandId: null, text: null, offset: 0, limit: null }
  const answer = await app?.client.getProducts(search)
  if (answer === undefined || isRefusal(answer)) throw new Error('no list')
  return answer.products.some(({ id }) => id === productId)
}

function set(published: boolean): Promise<boolean> {
  if (here === undefined) throw new Error('no server')
  return setPublication(here.database.db, { siteId, productId, published })
}

it('takes a dish off the menu of every instance, and puts it back', async () => {
  expect([await isListedAt(here), await isListedAt(there)]).toEqual([true, true])
  expect(await set(false)).toBe(true)
  for (const app of [here, there]) await vi.waitFor(async () => expect(await isListedAt(app)).toBe(false), soon)
  expect(await set(true)).toBe(true)
  for (const app of [here, there]) await vi.waitFor(async () => expect(await isListedAt(app)).toBe(true), soon)
})

it('tells open pages what changed, in the same transaction', async () => {
  await set(false)
  const events = await here?.database.db
    .select()
    .from(liveEvent)
    .where(eq(liveEvent.siteId, siteId))
    .orderBy(liveEvent.id)
  expect(events?.at(-1)).toMatchObject({
    topic: 'products',
    message: { kind: 'publication-changed', product: productId, published: 0 },
  })
  await set(true)
})

it('changes and tells nothing about a product the site does not have', async () => {
  const database = here?.database.db
  if (database === undefined) throw new Error('no server')
  const before = await database.$count(liveEvent)
  const unknown = { siteId, productId: toId<ProductId>(999_999), published: false }
  expect(await setPublication(database, unknown)).toBe(false)
  expect(await database.$count(liveEvent)).toBe(before)
})
