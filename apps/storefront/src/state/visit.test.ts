import { allCalls } from '@comanda/contract/all-calls'
import { envelopeParameters } from '@comanda/contract/envelope'
import { expect, it } from 'vitest'
import { paths, toLiveUrl, type Visit, writeEnvelope } from './visit.ts'

const visit: Visit = {
  keys: { url_api: '/api', web_id: 7, public_key: 'key', password: 'word', time: 0 },
  now: () => 1_770_000_000_000.4,
}

it('signs as the envelope asks [API-005]', () => {
  expect(writeEnvelope(visit)).toMatchObject({
    time: '1770000000000',
    // sha256 of «word1770000000000»
    secret_key: '13dbab12b2994436fbce38ac588c30950e742b65ec04ca551fd0d664f2033926',
  })
})

it('uses the paths of the rows and names the envelope knows', () => {
  expect(paths.startup).toBe(allCalls.startup.path)
  expect(paths.login).toBe(allCalls.login.path)
  for (const name of Object.keys(writeEnvelope(visit))) expect(envelopeParameters).toHaveProperty(name)
})

it('goes on after the last thing heard', () => {
  const url = new URL(toLiveUrl(visit, ['products'], { after: '41', cart: null }), 'http://localhost')
  expect(url.pathname).toBe('/api/live')
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ topics: 'products', after: '41', web_id: '7' })
  expect(toLiveUrl(visit, ['products'], { after: '', cart: null })).not.toContain('after=')
})
