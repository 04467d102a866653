import type { SiteId, TicketId } from '@comanda/rules/ids'
import type { Tx } from '../database/database.ts'
import { publish } from '../live/publish.ts'
import { listTablesOf } from './table-status.repository.ts'

/** A dish was served, or came back: the phones of its table ask how far their meal has come. */
export async function tellTables(tx: Tx, siteId: SiteId, ticketIds: readonly TicketId[]): Promise<void> {
  if (ticketIds.length === 0) return
  for (const { cartId, version } of await listTablesOf(tx, siteId, ticketIds)) {
    await publish(tx, siteId, 'desserts', { kind: 'desserts-changed', cart: cartId, version })
    await publish(tx, siteId, 'status', { kind: 'status-changed', cart: cartId, version })
  }
}
