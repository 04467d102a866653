import { type SiteId, toId } from '@comanda/rules/ids'
import { beforeEach, describe, expect, it } from 'vitest'
import { type ByteCache, createByteCache } from './byte-cache.ts'
import { sizeOf, toReadyBytes } from './ready-bytes.ts'

const site = toId<SiteId>(1)
const other = toId<SiteId>(11)

describe('kept answers', () => {
  let cache: ByteCache
  let change: (siteId: SiteId | 'all') => void

  beforeEach(async () => {
    cache = createByteCache((listener) => {
      change = listener
    })
    for (const siteId of [site, other]) cache.prepare(siteId, 'menu')(await toReadyBytes(`menu of ${siteId}`))
  })
  const read = (siteId: SiteId, key = 'menu') => cache.find(siteId, key)?.plain.toString()

  it('are found under their own site and question', () => {
    expect([read(site), read(other), read(site, 'stores')]).toEqual(['menu of 1', 'menu of 11', undefined])
  })

  it('are forgotten when their site changes, and only theirs', () => {
    change(site)
    expect([read(site), read(other)]).toEqual([undefined, 'menu of 11'])
  })

  it('are all forgotten when messages may have been lost', () => {
    change('all')
    expect([read(site), read(other)]).toEqual([undefined, undefined])
  })

  it.each(['all', site] as const)('are not kept when they were begun before a change of %s', async (what) => {
    const keep = cache.prepare(site, 'menu')
    change(what)
    expect(keep(await toReadyBytes('what was before')).plain.toString()).toBe('what was before')
    expect(read(site)).toBeUndefined()
  })
})

describe('what is kept', () => {
  const never = () => {}

  it('is bounded in bytes however much is asked; what was not asked for longest goes first', async () => {
    const few = createByteCache(never, { bytes: 10_000 })
    const has = (key: string) => few.find(site, key) !== undefined
    for (const key of ['menu', 'rest']) few.prepare(site, key)(await toReadyBytes('x'))
    for (let count = 0; count < 40; count++) {
      expect(has('menu')).toBe(true)
      few.prepare(site, `search ${count}`)(await toReadyBytes('y'))
    }
    expect([has('menu'), has('rest'), has('search 0'), has('search 39')]).toEqual([true, false, false, true])
    few.prepare(site, 'too large')(await toReadyBytes(Array.from({ length: 9_000 }, (_, at) => at).join()))
    expect([has('menu'), has('too large')]).toEqual([false, false])
  })

  it('is bounded in number too', async () => {
    const two = createByteCache(never, { bytes: 10_000, answers: 2 })
    const ready = await toReadyBytes('x')
    for (const key of ['a', 'b']) two.prepare(site, key)(ready)
    two.find(site, 'a')
    two.prepare(site, 'c')(ready)
    expect(['a', 'b', 'c'].filter((key) => two.find(site, key))).toEqual(['a', 'c'])
  })

  it('counts what it let go, and what is kept twice once', async () => {
    const ready = await toReadyBytes('x'.repeat(2_000))
    let change: (siteId: SiteId | 'all') => void = never
    const tell = (listener: typeof change) => {
      change = listener
    }
    const three = createByteCache(tell, { bytes: 3 * (sizeOf(ready) + 501) })
    const kept = () => ['a', 'b', 'c', 'd'].filter((key) => three.find(site, key))
    for (const key of ['a', 'a', 'b', 'c', 'd']) three.prepare(site, key)(ready)
    expect(kept()).toEqual(['b', 'c', 'd'])
    change(site)
    for (const key of ['a', 'b', 'c']) three.prepare(site, key)(ready)
    expect(kept()).toEqual(['a', 'b', 'c'])
  })
})
