import type { Instant } from '@comanda/rules/time/calendar'
import type { Tx } from '../database/database.ts'
import { printTicket } from '../printing/print-ticket.ts'
import { listTicketsOf, moveItemsOf, type OrderKey } from './ticket.repository.ts'

/** Somebody accepted the order: its dishes wait no longer (DAY-095), and its papers come out. */
export async function releaseTicket(tx: Tx, order: OrderKey, now: Instant): Promise<void> {
  await moveItemsOf(tx, order, { from: ['held'], to: 'queued', now })
  for (const ticket of await listTicketsOf(tx, order)) await printTicket(tx, ticket, now)
}
