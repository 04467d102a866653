import type { Instant } from '@comanda/rules/time/calendar'
import type { Tx } from '../database/database.ts'
import { moveItemsOf, type OrderKey } from './ticket.repository.ts'

/** Somebody accepted the order: its dishes wait no longer (DAY-095). */
export function releaseTicket(tx: Tx, order: OrderKey, now: Instant): Promise<void> {
  return moveItemsOf(tx, order, { from: ['held'], to: 'queued', now })
}
