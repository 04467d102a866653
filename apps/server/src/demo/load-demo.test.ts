import { createHash } from 'node:crypto'
import { demoPassword } from '@comanda/demo/demo-site'
import { demoSites } from '@comanda/demo/demo-sites'
import type { Instant } from '@comanda/rules/time/calendar'
import { verify } from '@node-rs/argon2'
import { count, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { slotLoad } from '../database/schema/booking.ts'
import { combination, optionValue } from '../database/schema/choices.ts'
import { customer } from '../database/schema/customer.ts'
import { product } from '../database/schema/product.ts'
import { sectionItem } from '../database/schema/sections.ts'
import { site, siteKey } from '../database/schema/site.ts'
import { staff } from '../database/schema/staff.ts'
import { testNow } from '../testing/database/test-cluster.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database/test-database.ts'
import { loadVenues } from '../venue/load-venues.ts'
import { loadWebsite } from '../website/load-website.ts'
import { isEmpty, loadDemo } from './load-demo.ts'

const now = testNow as Instant
let full: TestDatabase
beforeAll(async () => {
  full = await createTestDatabase()
})
afterAll(() => full.drop())

describe('the demo in the database', () => {
  it('holds every site, product and choice of the data', async () => {
    const all = demoSites.flatMap((demo) => demo.products)
    const groups = all.flatMap((one) => [...one.optionGroups, ...one.combinations.flatMap((row) => row.optionGroups)])
    const countOf = async (
      table: typeof site | typeof product | typeof combination | typeof optionValue | typeof sectionItem,
    ) => (await full.db.select({ n: count() }).from(table))[0]?.n
    expect(await countOf(site)).toBe(demoSites.length)
    expect(await countOf(product)).toBe(all.length)
    expect(await countOf(combination)).toBe(all.flatMap((one) => one.combinations).length)
    expect(await countOf(optionValue)).toBe(groups.flatMap((group) => group.values).length)
    expect(await countOf(sectionItem)).toBe(
      all.flatMap((one) => one.sections).flatMap((section) => section.items).length,
    )
  })

  it.each(demoSites)('gives back the stores and settings of $website.title as they were written', async (demo) => {
    const { stores } = await loadVenues(full.db, demo.website.id)
    expect(stores).toEqual(demo.stores)
    const { website, brands, pages, banners, socialLinks } = await loadWebsite(full.db, demo.website.id)
    expect({ website, brands, pages, banners, socialLinks }).toEqual({
      website: demo.website,
      brands: demo.brands,
      pages: demo.pages,
      banners: demo.banners,
      socialLinks: demo.socials,
    })
  })

  it('marks every key as demo', async () => {
    const keys = await full.db.select().from(siteKey)
    expect(keys).toHaveLength(demoSites.length)
    expect(keys.every((key) => key.isDemo && key.publicKey.includes('demo'))).toBe(true)
  })

  it('keeps a slow hash of what the client sends for a password', async () => {
    const sent = createHash('sha256').update(demoPassword).digest('hex')
    const people = [...(await full.db.select().from(customer)), ...(await full.db.select().from(staff))]
    expect(people.length).toBeGreaterThan(0)
    for (const one of people) {
      expect(one.passwordHash).toMatch(/^\$argon2id\$/)
      expect(await verify(one.passwordHash ?? '', sent)).toBe(true)
    }
  })

  it('fills tomorrow’s terrace at two', async () => {
    const loads = await full.db.select().from(slotLoad).where(eq(slotLoad.sittingId, sql`103`))
    expect(loads).toEqual(
      expect.arrayContaining([expect.objectContaining({ date: '2026-11-19', at: 840, covers: 8, capacity: 8 })]),
    )
  })

  it('gives later rows ids that are free', async () => {
    const [added] = await full.db
      .insert(site)
      .values({
        title: 'x',
        storeName: 'x',
        description: { base: '', variants: {} },
        colourPrimary: '',
        colourSecondary: '',
        colourAccent: '',
      })
      .returning()
    expect(added?.id).toBeGreaterThan(Math.max(...demoSites.map((demo) => demo.website.id)))
    await full.db.delete(site).where(eq(site.title, 'x'))
  })
})

describe('loading', () => {
  it('turns an empty database into a full one, telling of each site', async () => {
    const empty = await createTestDatabase({ empty: true })
    try {
      const told: string[] = []
      expect(await isEmpty(empty.db)).toBe(true)
      await loadDemo(empty.db, { now, onProgress: (title) => told.push(title) })
      expect(await isEmpty(empty.db)).toBe(false)
      expect(told).toEqual(demoSites.map((demo) => demo.website.title))
    } finally {
      await empty.drop()
    }
  })

  it('leaves nothing behind when it is cut off', async () => {
    const empty = await createTestDatabase({ empty: true })
    try {
      const cutOff = (title: string) => {
        if (title === demoSites.at(-1)?.website.title) throw new Error('cut off')
      }
      await expect(loadDemo(empty.db, { now, onProgress: cutOff })).rejects.toThrow('cut off')
      expect(await isEmpty(empty.db)).toBe(true)
    } finally {
      await empty.drop()
    }
  })

  it('is done once when two instances start together', async () => {
    const empty = await createTestDatabase({ empty: true })
    try {
      const told: string[] = []
      const load = () => loadDemo(empty.db, { now, onProgress: (title) => told.push(title) })
      await Promise.all([load(), load()])
      expect(told).toEqual(demoSites.map((demo) => demo.website.title))
      expect(await empty.db.select({ id: site.id }).from(site)).toHaveLength(demoSites.length)
    } finally {
      await empty.drop()
    }
  })

  it.each(['production', 'Production'])('refuses %s [F-066]', async (nodeEnv) => {
    vi.stubEnv('NODE_ENV', nodeEnv)
    await expect(loadDemo(full.db, { now })).rejects.toThrow('never loaded in production')
    vi.unstubAllEnvs()
  })
})
