import type { SiteId } from '@comanda/rules/ids'
import type { Tx } from '../database/database.ts'
import { removeMessagesAbout } from './outbox.repository.ts'

/** Deletes messages and tickets about these orders, bookings or letters, whoever they were sent to: they name a person. */
export async function forgetMessages(tx: Tx, siteId: SiteId, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await removeMessagesAbout(tx, siteId, ids)
}
