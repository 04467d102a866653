import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { type SiteId, toId } from '@comanda/rules/ids'
import { describe, expect, it } from 'vitest'
import { createPageCache, toReadyPage } from './page-cache.ts'

const [one, other] = [toId<SiteId>(1), toId<SiteId>(11)]
const page = await toReadyPage('<p>Olé</p>', ['p{color:red}'])

describe('the page cache', () => {
  it('keeps a page until its site changes', () => {
    const cache = createPageCache()
    cache.keep(one, 'es /', page, cache.version(one))
    cache.keep(other, 'es /', page, cache.version(other))
    expect(cache.find(one, 'es /')).toBe(page)
    cache.forget(one)
    expect(cache.find(one, 'es /')).toBeUndefined()
    expect(cache.find(other, 'es /')).toBe(page)
    cache.forget('all')
    expect(cache.find(other, 'es /')).toBeUndefined()
  })

  it.each([one, 'all' as const])('does not keep what was rendered before a change of %s', (changed) => {
    const cache = createPageCache()
    const before = cache.version(one)
    cache.forget(changed)
    cache.keep(one, 'es /', page, before)
    expect(cache.find(one, 'es /')).toBeUndefined()
  })

  it('lets the longest unused go first', () => {
    const cache = createPageCache(2)
    for (const key of ['a', 'b']) cache.keep(one, key, page, cache.version(one))
    cache.find(one, 'a')
    cache.keep(one, 'c', page, cache.version(one))
    expect(['a', 'b', 'c'].filter((key) => cache.find(one, key))).toEqual(['a', 'c'])
  })

  it('is bounded in bytes too, and counts what it let go', () => {
    const size = page.plain.length + page.br.length + page.gzip.length
    const cache = createPageCache(100, 3 * size)
    const kept = () => ['a', 'b', 'c', 'd'].filter((key) => cache.find(one, key))
    for (const key of ['a', 'a', 'b', 'c', 'd']) cache.keep(one, key, page, cache.version(one))
    expect(kept()).toEqual(['b', 'c', 'd'])
    cache.forget(one)
    for (const key of ['a', 'b', 'c']) cache.keep(one, key, page, cache.version(one))
    expect(kept()).toEqual(['a', 'b', 'c'])
  })
})

it('holds the same page in every encoding, and the hashes of its styles', () => {
  expect(page.plain.toString()).toBe('<p>Olé</p>')
  expect(brotliDecompressSync(page.br)).toEqual(page.plain)
  expect(gunzipSync(page.gzip)).toEqual(page.plain)
  const hash = createHash('sha256').update('p{color:red}').digest('base64')
  expect(page.styleHashes).toEqual([`'sha256-${hash}'`])
})
