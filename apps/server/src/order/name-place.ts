import { findCartResource } from '@comanda/rules/pricing/to-cart-to-price'
import { nameTable } from '@comanda/rules/table/name-table'
import { toPlainLine } from '@comanda/rules/text/plain-text'
import type { OpenCart } from '../cart/open-cart.ts'

/** Where the kitchen's dishes go: to a table, or to whoever ordered. */
export function namePlace({ cart, store }: Pick<OpenCart, 'cart' | 'store'>): string {
  const { position } = cart.setup
  const room = findCartResource(store, cart.setup)
  if (cart.setup.mode !== 'table' || position === null || room === undefined) {
    return toPlainLine(cart.contact?.fullName ?? '')
  }
  const alias = room.positions.find(({ number }) => number === position)?.alias ?? null
  return nameTable({ name: room.name, alias }, position)
}
