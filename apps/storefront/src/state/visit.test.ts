import type { StartedSite } from '@comanda/contract/start-up'
import { type SiteId, toId } from '@comanda/rules/ids'
import { instant } from '@comanda/rules/time/store-moment'
import { expect, it } from 'vitest'
import { toLiveUrl } from './visit.ts'

const site: StartedSite = {
  keys: { apiUrl: '/api', siteId: toId<SiteId>(7), publicKey: 'key', password: 'word', time: instant(0) },
  now: () => 1_770_000_000_000.4,
}
const toParameters = (url: string) => Object.fromEntries(new URL(url, 'http://localhost').searchParams)

it('signs as the envelope asks, and leaves the session to its cookie [API-005]', () => {
  const parameters = toParameters(toLiveUrl(site, ['products'], { after: '', cart: null }))
  expect(parameters).toMatchObject({
    time: '1770000000000',
    // sha256 of «word1770000000000»
    secret_key: '13dbab12b2994436fbce38ac588c30950e742b65ec04ca551fd0d664f2033926',
  })
  expect(parameters).not.toHaveProperty('token')
})

it('goes on after the last thing heard', () => {
  const url = toLiveUrl(site, ['products'], { after: '41', cart: null })
  expect(url).toMatch(/^\/api\/live\?/)
  expect(toParameters(url)).toMatchObject({ topics: 'products', after: '41', web_id: '7' })
  expect(toLiveUrl(site, ['products'], { after: '', cart: null })).not.toContain('after=')
})
