import { holdCourses } from '@comanda/rules/kitchen/hold-courses'
import type { SentDish } from '@comanda/rules/kitchen/sent-dish'
import type { Tx } from '../database/database.ts'
import { printTicket } from '../printing/print-ticket.ts'
import { leaveTicket, type NewTicket } from './ticket.repository.ts'

interface Sending {
  readonly ticket: NewTicket
  readonly dishes: readonly SentDish[]
  /** Whether the kitchen may begin: a round always, an order once somebody has said yes. */
  readonly accepted: boolean
}

/** Writes a ticket for the kitchen in the transaction of its reason; without dishes there is none (DAY-065). */
export async function sendToKitchen(tx: Tx, { ticket, dishes, accepted }: Sending): Promise<void> {
  if (dishes.length === 0) return
  const items = holdCourses(dishes, { accepted, atTable: ticket.mode === 'table' })
  const now = ticket.sentAt
  const ticketId = leaveTicket(tx, ticket, items)
  // A paper is an order to cook: of what waits for somebody's yes there is none yet.
  if (accepted) await printTicket(tx, { ...ticket, ticketId }, now)
}
