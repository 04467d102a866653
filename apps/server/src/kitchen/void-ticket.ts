import { kitchenItemMoves, kitchenItemStates } from '@comanda/rules/kitchen/kitchen-item'
import type { VoidedDish } from '@comanda/rules/kitchen/list-returned'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Tx } from '../database/database.ts'
import { dropEmptyPapers, dropPapers } from '../printing/drop-papers.ts'
import { type LineKey, listTicketsOf, lockItemsOf, moveItemsOf, type OrderKey } from './ticket.repository.ts'

const voidable = kitchenItemStates.filter((state) => kitchenItemMoves[state].includes('voided'))

/** The order was cancelled: nothing of it is cooked any more. What was served stays served. Gives its dishes as they stood. */
export async function voidTicket(tx: Tx, order: OrderKey, now: Instant): Promise<VoidedDish[]> {
  const stood = await lockItemsOf(tx, order)
  await moveItemsOf(tx, order, { from: voidable, to: 'voided', now })
  const tickets = await listTicketsOf(tx, order)
  await dropPapers(tx, { siteId: order.siteId, ticketIds: tickets.map(({ ticketId }) => ticketId) }, now)
  return stood
}

/** One line was taken out of an order: its dishes are not cooked any more, the others are. Gives them as they stood. */
export async function voidDish(tx: Tx, line: LineKey, now: Instant): Promise<VoidedDish[]> {
  const stood = await lockItemsOf(tx, line)
  await moveItemsOf(tx, line, { from: voidable, to: 'voided', now })
  await dropEmptyPapers(tx, { siteId: line.siteId, ticketIds: stood.map(({ ticketId }) => ticketId) }, now)
  return stood
}
