import type { Instant } from '@comanda/rules/time/calendar'
import { changeTable, lockTable } from '../cart/table-cart.ts'
import type { Database } from '../database/database.ts'
import { transact } from '../database/transact.ts'
import { publish } from '../live/publish.ts'
import type { TableKey } from './end-table.ts'

export interface KitchenNews {
  /** The kitchen's progress, such as «main-full» once every main is served (TABLE-002). */
  readonly status: string | null
  readonly now: Instant
}

/** Sets the kitchen's progress; phones at the table learn that dessert may be ordered. */
export function setKitchenStatus(database: Database, key: TableKey, { status, now }: KitchenNews): Promise<boolean> {
  const { siteId, cartId } = key
  return transact(database, async (tx) => {
    const cart = await lockTable(tx, key)
    if (cart === undefined) return false
    const { version } = await changeTable(tx, siteId, cart, { kitchenStatus: status, now })
    await publish(tx, siteId, 'desserts', { kind: 'desserts-changed', cart: cartId, version })
    await publish(tx, siteId, 'status', { kind: 'status-changed', cart: cartId, version })
    return true
  })
}
