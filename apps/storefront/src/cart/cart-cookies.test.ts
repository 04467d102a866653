import type { MenuId, ResourceId, StoreId, WarehouseId } from '@comanda/rules/ids'
import { toId } from '@comanda/rules/ids'
import { aCart, aSetup } from '@comanda/rules/testing/carts'
import { expect, it } from 'vitest'
import { toCookie } from '../state/cookie.ts'
import { forgottenCookies, toCartCookies } from './cart-cookies.ts'

it('an order under way is remembered under the documents’ names, seven days, for the whole site [CART-006]', () => {
  const setup = aSetup({
    mode: 'table',
    storeId: toId<StoreId>(1),
    menuId: toId<MenuId>(5),
    warehouseId: toId<WarehouseId>(3),
    resourceId: toId<ResourceId>(14),
    onPremises: true,
  })
  expect(toCartCookies({ ...aCart(), number: 17, setup })).toEqual({
    'delivery-mode': 'table',
    mode: '5',
    'store-id': '1',
    'warehouse-id': '3',
    'cart-id': 'cart',
    'firebase-id': 'cart',
    'cart-numpedido': '17',
    'en-local': '1',
    'from-qr': '1',
    resource: '14',
  })
  expect(toCookie('cart-id', 'x')).toBe('cart-id=x; Max-Age=604800; Path=/; SameSite=Lax')
})

it('starting over forgets all of it and keeps the menu as null for seven days [CART-024]', () => {
  const { mode, ...rest } = forgottenCookies
  expect(mode).toBe('null')
  expect(new Set(Object.values(rest))).toEqual(new Set([null]))
  expect(Object.keys(rest)).toEqual(
    expect.arrayContaining(['delivery-mode', 'store-id', 'cart-id', 'cart-step', 'from-qr']),
  )
})

it('who is logged in is remembered as long [CART-007] [OPEN-020]', () => {
  for (const name of ['user-id', 'user-name'] as const) {
    expect(toCookie(name, 'x')).toContain('Max-Age=604800; Path=/')
  }
})
