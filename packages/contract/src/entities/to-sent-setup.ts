import type { OrderSetup } from '@comanda/rules/cart/cart'
import { toDateType } from '@comanda/rules/setup/to-date-type'
import type { SentSetup } from './cart-setup.ts'

/** A cart's setup as it is sent: what the server determines by itself is left out. */
export function toSentSetup(setup: OrderSetup): SentSetup {
  const { asSoonAsPossible: _soon, menuId: _menu, warehouseId: _warehouse, ...sent } = setup
  return { ...sent, dateType: toDateType(setup) }
}
