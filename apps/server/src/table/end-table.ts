import type { CartId, SiteId } from '@comanda/rules/ids'
import { cents } from '@comanda/rules/money/cents'
import type { Instant } from '@comanda/rules/time/calendar'
import { changeTable, lockTable } from '../cart/table-cart.ts'
import type { Database, Tx } from '../database/database.ts'
import { transact } from '../database/transact.ts'
import { changeShare, findBill, insertShare, type StoredBill } from './bill.repository.ts'
import { completeBill, type TableOrder } from './complete-bill.ts'
import { publishCall } from './publish-call.ts'
import { answerCalls } from './table.repository.ts'
import { tidyBill } from './table-bill.ts'

export interface TableKey {
  readonly siteId: SiteId
  readonly cartId: CartId
}

/** The guests have left: their phones are told, and the next to scan the code begin their own cart (faults 26). */
export function endTable(database: Database, { siteId, cartId }: TableKey, now: Instant): Promise<boolean> {
  return transact(database, async (tx) => {
    const cart = await lockTable(tx, { siteId, cartId })
    if (cart === undefined || cart.state === 'closed' || cart.state === 'ordered') return false
    const tidied = await tidyBill(tx, cart, {
      siteId,
      now,
      also: ({ state, attemptId }) => state !== 'paid' && attemptId === null,
    })
    const ids = await answerCalls(tx, { siteId, cartId }, { now })
    await publishCall(tx, siteId, { storeId: cart.setup.storeId, ids, kind: 'call-answered' })
    const bill = await findBill(tx, { siteId, cartId, cartVersion: tidied.version })
    // What some of the guests have paid belongs to an order, whatever the others did.
    if (bill !== undefined && bill.collected > 0) await completeByStaff(tx, bill, now)
    else await changeTable(tx, siteId, tidied, { state: 'closed', now })
    return true
  })
}

/** What nobody has taken is left to the waiter, like a share that a diner promised. */
export async function completeByStaff(tx: Tx, bill: StoredBill, now: Instant): Promise<TableOrder> {
  const left = cents(bill.total - bill.reserved - bill.collected)
  if (left > 0) {
    const wish = { kind: 'custom', amount: left } as const
    const share = await insertShare(tx, bill, { wish, amount: left, sessionId: null, expiresAt: now })
    await changeShare(tx, share, { state: 'promised' })
  }
  return completeBill(tx, bill, { now, payment: bill.sale.payment })
}
