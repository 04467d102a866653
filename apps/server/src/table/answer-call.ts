import type { StaffId } from '@comanda/rules/ids'
import type { TableCallKind } from '@comanda/rules/table/table-call'
import type { Instant } from '@comanda/rules/time/calendar'
import { lockTable } from '../cart/table-cart.ts'
import type { Database } from '../database/database.ts'
import { transact } from '../database/transact.ts'
import { publish } from '../live/publish.ts'
import type { TableKey } from './end-table.ts'
import { publishCall } from './publish-call.ts'
import { answerCalls } from './table.repository.ts'

interface Answer {
  readonly kind: TableCallKind
  readonly now: Instant
  readonly staffId?: StaffId | null
}

/** Somebody went to the table; it may call again. */
export function answerCall(database: Database, key: TableKey, { kind, now, staffId = null }: Answer): Promise<boolean> {
  const { siteId, cartId } = key
  return transact(database, async (tx) => {
    const cart = await lockTable(tx, key)
    if (cart === undefined) return false
    const ids = await answerCalls(tx, key, { now, kind, staffId })
    await publishCall(tx, siteId, { storeId: cart.setup.storeId, ids, kind: 'call-answered' })
    await publish(tx, siteId, 'status', { kind: 'status-changed', cart: cartId, version: cart.version })
    return true
  })
}
