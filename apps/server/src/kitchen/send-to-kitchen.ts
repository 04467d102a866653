import { holdCourses } from '@comanda/rules/kitchen/hold-courses'
import type { SentDish } from '@comanda/rules/kitchen/sent-dish'
import type { Tx } from '../database/database.ts'
import { planPapers, savePapers } from '../printing/print-ticket.ts'
import { type NewTicket, saveTicket } from './ticket.repository.ts'

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
  const [ticketId, routes] = await Promise.all([
    saveTicket(tx, ticket, items),
    // A paper is an order to cook: of what waits for somebody's yes there is none yet.
    accepted ? planPapers(tx, ticket, now) : [],
  ])
  await savePapers(tx, { ...ticket, ticketId }, { routes, now })
}
