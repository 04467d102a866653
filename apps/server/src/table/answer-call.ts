import type { TableCallKind } from '@comanda/rules/table/table-call'
import type { Instant } from '@comanda/rules/time/calendar'
import { lockTable } from '../cart/table-cart.ts'
import type { Database } from '../database/database.ts'
import { transact } from '../database/transact.ts'
import { publish } from '../live/publish.ts'
import type { TableKey } from './close-table.ts'
import { answerCalls } from './table.repository.ts'

/** Somebody went to the table; it may call again. */
export function answerCall(
  database: Database,
  key: TableKey,
  { kind, now }: { readonly kind: TableCallKind; readonly now: Instant },
): Promise<boolean> {
  const { siteId, cartId } = key
  return transact(database, async (tx) => {
    const cart = await lockTable(tx, key)
    if (cart === undefined) return false
    await answerCalls(tx, key, now, kind)
    await publish(tx, siteId, 'status', { kind: 'status-changed', cart: cartId, version: cart.version })
    return true
  })
}
