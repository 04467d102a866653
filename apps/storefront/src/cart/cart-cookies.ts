import type { Cart, OrderSetup } from '@comanda/rules/cart/cart'
import { readCookie, type VisitCookie, writeCookie } from '../state/cookie.ts'

/** What is remembered of an order under way, under the documents' names (CART-006). None of it proves anything. */
export function toCartCookies({ id, number, setup }: Pick<Cart, 'id' | 'number' | 'setup'>): CartCookies {
  return {
    'delivery-mode': setup.mode,
    mode: toText(setup.menuId),
    'store-id': toText(setup.storeId),
    'warehouse-id': toText(setup.warehouseId),
    'cart-id': id,
    'firebase-id': id,
    'cart-numpedido': String(number),
    'en-local': setup.onPremises ? '1' : '0',
    'from-qr': setup.mode === 'table' ? '1' : readCookie('from-qr'),
    resource: toText(setup.resourceId),
  }
}

export type CartCookies = Readonly<Partial<Record<VisitCookie, string | null>>>

export function keepCartCookies(cart: Pick<Cart, 'id' | 'number' | 'setup'>): void {
  for (const [name, value] of Object.entries(toCartCookies(cart))) writeCookie(name as VisitCookie, value ?? null)
}

/** Starting over forgets the order and says of the menu, for seven days, that there is none (CART-024). */
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

export function forgetCartCookies(): void {
  for (const [name, value] of Object.entries(forgottenCookies)) writeCookie(name as VisitCookie, value ?? null)
}

function toText(
  id: OrderSetup['storeId'] | OrderSetup['menuId'] | OrderSetup['resourceId'] | OrderSetup['warehouseId'],
) {
  return id === null ? null : String(id)
}
