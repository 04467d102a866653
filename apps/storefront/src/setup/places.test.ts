import { afterEach, expect, it, vi } from 'vitest'
import { loadPlace, suggestPlaces } from './places.ts'

const search = { key: 'a-key', language: 'es', token: 'a-token' }
afterEach(() => vi.unstubAllGlobals())

const component = (longText: string, ...types: string[]) => ({ longText, types })
const details = {
  addressComponents: [
    component('1', 'street_number'),
    component('Calle Mayor', 'route'),
    component('Madrid', 'locality', 'political'),
    component('Comunidad de Madrid', 'administrative_area_level_1'),
    component('Madrid', 'administrative_area_level_2'),
    component('28013', 'postal_code'),
  ],
  location: { latitude: 40.4, longitude: -3.7 },
}

it('asks for places in Spain only, with the site’s key [SETUP-037] [SITE-020]', async () => {
  const asked = vi.fn(async (..._call: [string, RequestInit]) =>
    Response.json({ suggestions: [{ placePrediction: { placeId: 'p1', text: { text: 'Calle Mayor 1' } } }, {}] }),
  )
  vi.stubGlobal('fetch', asked)
  expect(await suggestPlaces('Calle Ma', search)).toEqual([{ id: 'p1', text: 'Calle Mayor 1' }])
  const [url, { body, headers }] = asked.mock.calls[0] ?? ['', {}]
  expect(url).toBe('https://places.googleapis.com/v1/places:autocomplete')
  expect(JSON.parse(String(body))).toMatchObject({ input: 'Calle Ma', includedRegionCodes: ['es'] })
  expect(headers).toMatchObject({ 'x-goog-api-key': 'a-key' })
})

it('fills in street, number, postal code, locality and province [SETUP-037]', async () => {
  vi.stubGlobal('fetch', async () => Response.json(details))
  expect(await loadPlace('p1', search)).toEqual({
    address: { street: 'Calle Mayor', number: '1', postalCode: '28013', city: 'Madrid', province: 'Madrid' },
    location: { latitude: 40.4, longitude: -3.7 },
  })
})

it('leaves empty what the place does not say, and fails where the service does', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}))
  expect(await loadPlace('p2', search)).toEqual({
    address: { street: '', number: '', postalCode: '', city: '', province: '' },
    location: null,
  })
  vi.stubGlobal('fetch', async () => new Response('', { status: 403 }))
  await expect(suggestPlaces('Calle', search)).rejects.toThrow('403')
})
