import type { Cart, OrderSetup } from '@comanda/rules/cart/cart'
import type { CartStep } from '@comanda/rules/cart/cart-life'
import { type CartId, toId } from '@comanda/rules/ids'
import { readCookie, type VisitCookie, writeCookie } from '../state/cookie.ts'

/** The memory of the order under way, under the documents' names (CART-006). Nothing here is trusted. */
export function toCartCookies({ id, number, setup }: Pick<Cart, 'id' | 'number' | 'setup'>): CartCookies {
  return {
    ...toSetupCookies(setup, setup.mode === 'table' || readCookie('from-qr') !== null),
    'cart-id': id,
    'firebase-id': id,
    'cart-numpedido': String(number),
  }
}

/** How, where and when, and whether a scanned code brought the visitor here; known before there is a cart. */
export function toSetupCookies(setup: OrderSetup, isScan: boolean): CartCookies {
  return {
    'delivery-mode': setup.mode,
    mode: toText(setup.menuId),
    'store-id': toText(setup.storeId),
    'warehouse-id': toText(setup.warehouseId),
    'en-local': setup.onPremises ? '1' : '0',
    'from-qr': isScan ? '1' : null,
    // The resource of an order is remembered for a week (QR-011).
    resource: toText(setup.resourceId),
  }
}

export type CartCookies = Readonly<Partial<Record<VisitCookie, string | null>>>

export function writeCookies(cookies: CartCookies, jar: { cookie: string } = document): void {
  for (const [name, value] of Object.entries(cookies)) writeCookie(name as VisitCookie, value ?? null, jar)
}

/** How far the order is towards payment, and its number once it is made (CART-022). */
export function keepStep(step: CartStep, number: number | null = null): void {
  writeCookie('cart-step', step)
  if (number !== null) writeCookie('cart-numpedido', String(number))
}

export function readCartId(): CartId | null {
  const text = readCookie('cart-id')
  return text === null ? null : toId<CartId>(text)
}

/** Starting over forgets the order and remembers for seven days that no menu is chosen (CART-024). */
export const forgottenCookies: CartCookies = {
  'delivery-mode': null,
  'store-id': null,
  'warehouse-id': null,
  'cart-id': null,
  'firebase-id': null,
  'cart-step': null,
  'cart-numpedido': null,
  'en-local': null,
  'from-qr': null,
  resource: null,
  'resource-id': null,
  mode: 'null',
}

function toText(
  id: OrderSetup['storeId'] | OrderSetup['menuId'] | OrderSetup['resourceId'] | OrderSetup['warehouseId'],
) {
  return id === null ? null : String(id)
}
