import type { Instant } from '@comanda/rules/time/calendar'
import { lockTable } from '../cart/table-cart.ts'
import type { Database } from '../database/database.ts'
import { transact } from '../database/transact.ts'
import { publish } from '../live/publish.ts'
import { listRunOutCarts } from './bill.repository.ts'
import { tidyBill } from './table-bill.ts'

/** Frees parts of bills that nobody began to pay; a table with no payer can order again. */
export async function expireShares(database: Database, now: Instant): Promise<void> {
  for (const key of await listRunOutCarts(database, now)) {
    await transact(database, async (tx) => {
      const { siteId } = key
      const cart = await lockTable(tx, key)
      if (cart === undefined) return
      const { id, version } = await tidyBill(tx, cart, { siteId, now })
      await publish(tx, siteId, 'status', { kind: 'status-changed', cart: id, version })
    })
  }
}
