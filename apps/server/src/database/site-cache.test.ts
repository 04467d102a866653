import { type SiteId, toId } from '@comanda/rules/ids'
import { QueryPromise } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createSiteCache } from './site-cache.ts'

const [one, two] = [toId<SiteId>(1), toId<SiteId>(2)]

function setUp() {
  const loads: SiteId[] = []
  const pending: (() => void)[] = []
  let tell: (siteId: SiteId | 'all') => void = () => {}
  const cache = createSiteCache({
    load: async (siteId) => {
      loads.push(siteId)
      const turn = loads.length
      if (pending.length > 0) await new Promise<void>((resolve) => pending.push(resolve))
      return `${siteId}-${turn}`
    },
    onChange: (listener) => {
      tell = listener
    },
  })
  return { cache, loads, pending, tell: (siteId: SiteId | 'all') => tell(siteId) }
}

describe('what is kept of a site', () => {
  it('is loaded once for any number of readers', async () => {
    const { cache, loads } = setUp()
    const answers = await Promise.all([cache.get(one), cache.get(one), cache.get(two), cache.get(one)])
    expect(answers).toEqual(['1-1', '1-1', '2-2', '1-1'])
    expect(loads).toEqual([one, two])
  })

  it('is loaded once also by a query that begins anew for everybody who waits for it', async () => {
    let asked = 0
    class Query extends QueryPromise<number> {
      async execute() {
        asked += 1
        return asked
      }
    }
    const cache = createSiteCache({ load: () => new Query(), onChange: () => {} })
    expect([await cache.get(one), await cache.get(one)]).toEqual([1, 1])
  })

  it('is loaded anew after a change of that site alone', async () => {
    const { cache, loads, tell } = setUp()
    await Promise.all([cache.get(one), cache.get(two)])
    tell(one)
    expect(await cache.get(one)).toBe('1-3')
    expect(await cache.get(two)).toBe('2-2')
    expect(loads).toEqual([one, two, one])
  })

  it('goes for every site when messages may have been lost', async () => {
    const { cache, tell } = setUp()
    await Promise.all([cache.get(one), cache.get(two)])
    tell('all')
    expect(await Promise.all([cache.get(one), cache.get(two)])).toEqual(['1-3', '2-4'])
  })

  it('is not what was being read while the change happened', async () => {
    const { cache, pending, tell } = setUp()
    pending.push(() => {})
    const before = cache.get(one)
    tell(one)
    const after = cache.get(one)
    for (const resolve of pending) resolve()
    expect(await before).toBe('1-1')
    expect(await after).toBe('1-2')
    expect(await cache.get(one)).toBe('1-2')
  })

  it('is asked for again after a failed load', async () => {
    let fails = true
    const cache = createSiteCache({
      load: async () => {
        if (fails) throw new Error('the database is away')
        return 'there'
      },
      onChange: () => {},
    })
    await expect(cache.get(one)).rejects.toThrow('away')
    fails = false
    expect(await cache.get(one)).toBe('there')
  })

  it('forgets the sites not asked for longest when there are very many', async () => {
    const { cache, loads } = setUp()
    await cache.get(one)
    for (let id = 1000; id < 1299; id += 1) await cache.get(toId<SiteId>(id))
    await cache.get(one)
    await cache.get(toId<SiteId>(2000))
    loads.length = 0
    await cache.get(one)
    expect(loads).toEqual([])
    await cache.get(toId<SiteId>(1000))
    expect(loads).toEqual([1000])
  })
})
