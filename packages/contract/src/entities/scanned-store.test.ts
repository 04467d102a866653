import { expect, test } from 'vitest'
import { isLandingLink, readScannedStore } from './scanned-store.ts'

test.each([
  ['?store=2&resource=14&resource_pos=3', 2],
  ['?store=2&type=1', 2],
  ['?store=2&resource=14', null],
  ['?store=2', null],
  ['?type=1', null],
  ['?store=2;drop&type=1', null],
  ['', null],
])('the link %j was scanned at store %j', (search, store) => {
  expect(readScannedStore(new URLSearchParams(search))).toBe(store)
})

test.each([
  ['?store=2', true],
  ['?lang=eu&cartId=0192f0c1-7a3b-4c5d-8e6f-1a2b3c4d5e6f', true],
  ['?q=store', false],
  ['', false],
])('the address %j is a landing link: %j [QR-001]', (search, expected) => {
  expect(isLandingLink(search)).toBe(expected)
})
