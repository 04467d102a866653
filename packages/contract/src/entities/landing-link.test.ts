import { type ResourceId, type StoreId, toId } from '@comanda/rules/ids'
import { expect, test } from 'vitest'
import { readLandingQuery, writeTableLink } from './landing-link.ts'

const nothing = { storeId: null, resourceId: null, position: null, type: null, cartId: null, signature: null }
const cartId = '0192f0c1-7a3b-4c5d-8e6f-1a2b3c4d5e6f'

test.each([
  ['', nothing],
  ['store=1&resource=14&resource_pos=3', { ...nothing, storeId: 1, resourceId: 14, position: 3 }],
  ['store=1&type=6', { ...nothing, storeId: 1, type: 6 }],
  ['store=1&type=4', { ...nothing, storeId: 1 }],
  [`cartId=${cartId}&sig=abc`, { ...nothing, cartId, signature: 'abc' }],
  ['store=1e3&resource=-4&resource_pos=%3Cb%3E&type=x&cartId=1', nothing],
])('reads from ?%s only what makes sense [QR-001]', (query, expected) => {
  const parameters = new URLSearchParams(query)
  expect(readLandingQuery({ get: (name) => parameters.get(name) })).toEqual(expected)
})

test('a table’s code says what is read from it', () => {
  const place = { storeId: toId<StoreId>(1), resourceId: toId<ResourceId>(14), position: 3, signature: 'a-b_c' }
  const { searchParams } = new URL(writeTableLink(place), 'http://x')
  expect(readLandingQuery(searchParams)).toEqual({ ...nothing, ...place })
})
