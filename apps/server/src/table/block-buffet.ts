import type { Instant } from '@comanda/rules/time/calendar'
import { changeTable, lockTable } from '../cart/table-cart.ts'
import type { Database } from '../database/database.ts'
import { transact } from '../database/transact.ts'
import { publish } from '../live/publish.ts'
import type { TableKey } from './end-table.ts'

/** The venue makes a table wait between rounds, or lets it go on. */
export function blockBuffet(
  database: Database,
  key: TableKey,
  { blocked, now }: { readonly blocked: boolean; readonly now: Instant },
): Promise<boolean> {
  const { siteId, cartId } = key
  return transact(database, async (tx) => {
    const cart = await lockTable(tx, key)
    if (cart === undefined) return false
    const { version } = await changeTable(tx, siteId, cart, { buffetBlocked: blocked, now })
    await publish(tx, siteId, 'buffet', { kind: 'buffet-changed', cart: cartId, version })
    return true
  })
}
