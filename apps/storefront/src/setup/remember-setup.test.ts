import type { OrderSetup } from '@comanda/rules/cart/cart'
import { aStorage } from '@comanda/screen/testing/a-storage'
import { afterEach, expect, it, test, vi } from 'vitest'
import { getSetup } from '../state/setup.ts'
import { keepIdClient, rememberSetup, takeResourceId } from './remember-setup.ts'

afterEach(() => vi.unstubAllGlobals())

/** Keeps every cookie that is set, as a browser does. */
function aJar(first = '') {
  const written: string[] = []
  return {
    written,
    get cookie() {
      return first
    },
    set cookie(text: string) {
      written.push(text)
    },
  }
}

const setup = {
  mode: 'takehere',
  storeId: 2,
  warehouseId: null,
  menuId: 3,
  resourceId: 23,
  position: null,
  room: null,
  date: '2026-03-14',
  time: 810,
  asSoonAsPossible: true,
  address: null,
  onPremises: true,
} as unknown as OrderSetup

it('keeps mode, store, menu, flag and resource for seven days [QR-006] [QR-007] [QR-011] [SETUP-048]', () => {
  const jar = aJar()
  rememberSetup(setup, true, jar)
  for (const pair of ['delivery-mode=takehere', 'store-id=2', 'mode=3', 'en-local=1', 'resource=23', 'from-qr=1']) {
    expect(jar.written).toContain(`${pair}; Max-Age=604800; Path=/; SameSite=Lax`)
  }
  expect(jar.written).toContain('warehouse-id=; Max-Age=0; Path=/; SameSite=Lax')
  expect(getSetup()).toMatchObject({ mode: 'takehere', storeId: 2, fromCode: true })
})

it('forgets that a code brought one here once an order begins without one', () => {
  const jar = aJar()
  rememberSetup(setup, false, jar)
  expect(jar.written).toContain('from-qr=; Max-Age=0; Path=/; SameSite=Lax')
})

test.each([
  ['resource-id=14', 14],
  ['resource-id=0', null],
  ['resource-id=x', null],
  ['', null],
])('from %j takes the resource %j, once [QR-012]', (cookies, expected) => {
  const jar = aJar(cookies)
  expect(takeResourceId(jar)).toBe(expected)
  expect(jar.written).toEqual(['resource-id=; Max-Age=0; Path=/; SameSite=Lax'])
})

test.each([
  [0, 1],
  [0.5, 501],
  [0.9999999, 1000],
])('a random %d is the client number %d [SETUP-051] [CONST-011] [CART-008]', (random, expected) => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', aStorage(kept))
  expect(keepIdClient(() => random)).toBe(expected)
  expect(kept.get('idClient')).toBe(String(expected))
})
