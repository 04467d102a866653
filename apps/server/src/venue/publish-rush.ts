import type { SiteId, StoreId } from '@comanda/rules/ids'
import type { Tx } from '../database/database.ts'
import { publishStaff } from '../live/publish-staff.ts'

/** The boards of orders read it again. It is no order, so its version says nothing. */
export async function publishRush(
  tx: Tx,
  { siteId, storeId }: { readonly siteId: SiteId; readonly storeId: StoreId },
): Promise<void> {
  const message = { kind: 'rush-changed', store: storeId, id: 'rush', version: 1 }
  await publishStaff(tx, siteId, { topic: 'orders', message })
}
