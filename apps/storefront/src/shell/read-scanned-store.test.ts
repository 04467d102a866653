import { expect, test } from 'vitest'
import { readScannedStore } from './read-scanned-store.ts'

test.each([
  ['?store=2&resource=14&resource_pos=3', 2],
  ['?store=2&type=1', 2],
  ['?store=2&resource=14', null],
  ['?store=2', null],
  ['?type=1', null],
  ['?store=2;drop&type=1', null],
  ['', null],
])('the link %j was scanned at store %j', (search, store) => {
  expect(readScannedStore(search)).toBe(store)
})
