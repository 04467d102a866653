import { kitchenItemMoves, kitchenItemStates } from '@comanda/rules/kitchen/kitchen-item'
import type { VoidedDish } from '@comanda/rules/kitchen/list-returned'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Tx } from '../database/database.ts'
import { dropPapers } from '../printing/drop-papers.ts'
import { listTicketsOf, lockItemsOf, moveItemsOf, type OrderKey } from './ticket.repository.ts'

const voidable = kitchenItemStates.filter((state) => kitchenItemMoves[state].includes('voided'))

/** The order was cancelled: nothing of it is cooked any more. What was served stays served. Gives its dishes as they stood. */
export async function voidTicket(tx: Tx, order: OrderKey, now: Instant): Promise<VoidedDish[]> {
  const stood = await lockItemsOf(tx, order)
  await moveItemsOf(tx, order, { from: voidable, to: 'voided', now })
  const tickets = await listTicketsOf(tx, order)
  await dropPapers(tx, { siteId: order.siteId, ticketIds: tickets.map(({ ticketId }) => ticketId) }, now)
  return stood
}
