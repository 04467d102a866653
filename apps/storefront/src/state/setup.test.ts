import { sevenDaysInSeconds } from '@comanda/contract/session-life'
import { expect, it, test } from 'vitest'
import { readCookie, toCookie } from './cookie.ts'
import { getSetup, restoreSetup } from './setup.ts'

it('remembers for seven days, for the whole site [CONST-001]', () => {
  expect(sevenDaysInSeconds).toBe(604_800)
  expect(toCookie('store-id', '2')).toBe('store-id=2; Max-Age=604800; Path=/; SameSite=Lax')
  expect(toCookie('brand', null)).toBe('brand=; Max-Age=0; Path=/; SameSite=Lax')
})

it('reads the cookie of that very name', () => {
  const jar = 'my-brand=9; brand=2; store-id=; delivery-mode=take%20away'
  expect(readCookie('brand', jar)).toBe('2')
  expect(readCookie('store-id', jar)).toBeNull()
  expect(readCookie('delivery-mode', jar)).toBe('take away')
})

test.each([
  ['', { mode: null, storeId: null, brandId: null, fromCode: false }],
  ['delivery-mode=table; store-id=3; brand=2; from-qr=1', { mode: 'table', storeId: 3, brandId: 2, fromCode: true }],
  [
    'delivery-mode=teleport; store-id=1e3; brand=<script>',
    { mode: null, storeId: null, brandId: null, fromCode: false },
  ],
])('takes up from %j only what makes sense', (jar, expected) => {
  restoreSetup(jar)
  expect(getSetup()).toEqual(expected)
})
