import type { CartId, SiteId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { changeTable, lockTable } from '../cart/table-cart.ts'
import type { Database } from '../database/database.ts'
import { transact } from '../database/transact.ts'
import { answerCalls } from './table.repository.ts'
import { tidyBill } from './table-bill.ts'

export interface TableKey {
  readonly siteId: SiteId
  readonly cartId: CartId
}

/** The guests have left: their phones are told, and the next to scan the code begin their own cart (faults 26). */
export function closeTable(database: Database, { siteId, cartId }: TableKey, now: Instant): Promise<boolean> {
  return transact(database, async (tx) => {
    const cart = await lockTable(tx, { siteId, cartId })
    if (cart === undefined || cart.state === 'closed' || cart.state === 'ordered') return false
    const tidied = await tidyBill(tx, cart, {
      siteId,
      now,
      also: ({ state, attemptId }) => state === 'reserved' && attemptId === null,
    })
    await answerCalls(tx, { siteId, cartId }, now)
    await changeTable(tx, siteId, tidied, { state: 'closed', now })
    return true
  })
}
