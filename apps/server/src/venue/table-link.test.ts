import { type ResourceId, type StoreId, toId } from '@comanda/rules/ids'
import { expect, it, test } from 'vitest'
import { checkTableLink, signTableLink, type TablePlace } from './table-link.ts'

const place: TablePlace = { storeId: toId<StoreId>(1), resourceId: toId<ResourceId>(14), position: 3 }
const key = { secret: 'a-secret', epoch: 1 }
const signature = signTableLink(place, key)

it('opens the table it was made for', () => {
  expect(signature).toMatch(/^[\w-]{16}$/)
  expect(checkTableLink(place, signature, key).allowed).toBe(true)
})

test.each<[string, TablePlace, string | null, typeof key]>([
  ['no signature', place, null, key],
  ['an empty one', place, '', key],
  ['a shorter one', place, signature.slice(1), key],
  ['the table beside it', { ...place, position: 4 }, signature, key],
  ['another room', { ...place, resourceId: toId<ResourceId>(15) }, signature, key],
  ['another store', { ...place, storeId: toId<StoreId>(2) }, signature, key],
  ['a link from before the codes were changed', place, signature, { ...key, epoch: 2 }],
  ['another site', place, signature, { ...key, secret: 'another' }],
])('is refused: %s', (_case, asked, given, by) => {
  expect(checkTableLink(asked, given, by)).toEqual({ allowed: false, code: 'code-to-read-again' })
})
