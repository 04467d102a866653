import { kitchenItemMoves, kitchenItemStates } from '@comanda/rules/kitchen/kitchen-item'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Tx } from '../database/database.ts'
import { moveItemsOf, type OrderKey } from './ticket.repository.ts'

const voidable = kitchenItemStates.filter((state) => kitchenItemMoves[state].includes('voided'))

/** The order was cancelled: nothing of it is cooked any more. What was served stays served. */
export function voidTicket(tx: Tx, order: OrderKey, now: Instant): Promise<void> {
  return moveItemsOf(tx, order, { from: voidable, to: 'voided', now })
}
