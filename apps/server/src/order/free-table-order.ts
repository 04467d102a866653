import type { SiteId, StaffId, StoreId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Database, Reader, Tx } from '../database/database.ts'
import { transact } from '../database/transact.ts'
import { publishStaff } from '../live/publish-staff.ts'
import type { StoredOrder } from './order.repository.ts'
import { lockOrder, saveOrderMove } from './order-changes.repository.ts'
import { publishOrder } from './publish-order.ts'
import { listLeftTables, listPaidTables as selectPaidTables } from './table-order.repository.ts'

export type PaidTable = Awaited<ReturnType<typeof selectPaidTables>>[number]

/** The orders of a store's tables that were paid and whose guests nobody has seen leave, the newest first. */
export function listPaidTables(
  db: Reader,
  place: { readonly siteId: SiteId; readonly storeId: StoreId },
): Promise<PaidTable[]> {
  return selectPaidTables(db, place)
}

/** Its guests have left: the house is done with what they ordered. The caller has locked it. */
export async function freeTableOrder(
  tx: Tx,
  order: StoredOrder,
  by: { readonly staffId: StaffId | null; readonly now: Instant },
): Promise<void> {
  await saveOrderMove(tx, order, { to: 'picked-up', staffId: by.staffId, at: by.now })
  await publishOrder(tx, order, 'order-moved')
  const message = { kind: 'table-freed', store: order.storeId, id: order.id, version: order.version + 1 }
  await publishStaff(tx, order.siteId, { topic: 'floor', message })
}

/** The clock frees what nobody has freed by hand (DAY-202). */
export async function freeLeftTables(database: Database, now: Instant): Promise<void> {
  for (const { siteId, orderId } of await listLeftTables(database, now)) {
    await transact(database, async (tx) => {
      const order = await lockOrder(tx, { siteId, stores: 'all' }, orderId)
      if (order !== undefined) await freeTableOrder(tx, order, { staffId: null, now })
    })
  }
}
