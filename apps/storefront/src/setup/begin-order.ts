import type { SavedCartReply } from '@comanda/contract/entities/saved-cart-reply'
import type { ToldRefusal } from '@comanda/contract/refusals'
import type { OrderSetup } from '@comanda/rules/cart/cart'
import { order } from '../cart/order.ts'
import type { SetupToSave } from './setup-to-save.ts'

/** Begins the cart of an order (SETUP-049). */
export function beginOrder(
  setup: OrderSetup,
  { draft, signature }: Pick<SetupToSave, 'draft' | 'signature'>,
): Promise<SavedCartReply | ToldRefusal> {
  const { mode, storeId, resourceId, position, room, date, time, address, onPremises } = setup
  const sent = { mode, storeId, resourceId, position, room, date, time, address, onPremises, signature }
  return order.begin({ ...sent, dateType: draft.dateType })
}
