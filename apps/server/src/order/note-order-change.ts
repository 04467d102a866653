import type { Tx } from '../database/database.ts'
import type { StoredOrder } from './order.repository.ts'
import { saveNewVersion } from './order-changes.repository.ts'
import { publishOrder } from './publish-order.ts'

/** Something about its money is noted otherwise: whoever saw it before is told so. The caller has locked it. */
export async function noteOrderChange(tx: Tx, order: StoredOrder): Promise<void> {
  await saveNewVersion(tx, order)
  await publishOrder(tx, order, 'order-paid')
}
