import type { OrderSetup } from '@comanda/rules/cart/cart'
import { findCartResource } from '@comanda/rules/pricing/to-cart-to-price'
import { nameTable } from '@comanda/rules/table/name-table'
import { toPlainLine } from '@comanda/rules/text/plain-text'
import type { Store } from '@comanda/rules/venue/store'
import type { OpenCart } from '../cart/open-cart.ts'

/** Where the kitchen's dishes go: to a table, or to whoever ordered. */
export function namePlace({ cart, store }: Pick<OpenCart, 'cart' | 'store'>): string {
  const table = cart.setup.mode === 'table' ? nameTableOf(store, cart.setup) : ''
  return table === '' ? toPlainLine(cart.contact?.fullName ?? '') : table
}

/** A table with its room (DAY-208); empty where there is none, or the room is gone. */
export function nameTableOf(store: Store, setup: OrderSetup): string {
  const { position } = setup
  const room = findCartResource(store, setup)
  if (position === null || room === undefined) return ''
  const alias = room.positions.find(({ number }) => number === position)?.alias ?? null
  return nameTable({ name: room.name, alias }, position)
}
