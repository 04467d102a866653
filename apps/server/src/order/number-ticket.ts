import { takeDayNumber } from '../cart/take-day-number.ts'
import type { Tx } from '../database/database.ts'
import { findTicketNumber, type Numbering } from './table-order.repository.ts'

/**
 * The number by which a table is known for a business day: that of its rounds, and of the order that its bill becomes.
 * Rounds and orders count together, so no two things of one evening share a number (DAY-208).
 */
export async function numberTicket(tx: Tx, numbering: Numbering): Promise<number> {
  const { siteId, storeId, day } = numbering
  return (await findTicketNumber(tx, numbering)) ?? takeDayNumber(tx, { kind: 'order', siteId, storeId, day })
}
