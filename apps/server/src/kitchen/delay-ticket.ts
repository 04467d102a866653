import type { Tx } from '../database/database.ts'
import { moveDueTime, type OrderKey } from './ticket.repository.ts'

/** The kitchen begins later too, so its boards put the ticket in another place. */
export function delayTicket(tx: Tx, order: OrderKey, minutes: number): Promise<void> {
  return moveDueTime(tx, order, minutes)
}
