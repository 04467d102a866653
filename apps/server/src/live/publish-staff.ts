import { type StaffMessage, type StaffTopic, writeStaffMessage } from '@comanda/contract/staff-live'
import type { SiteId } from '@comanda/rules/ids'
import type { Tx } from '../database/database.ts'
import { leaveEvent } from './live-event.repository.ts'

/** Tells the boards and the staff of the message's store, on every instance, once the transaction is committed. */
export async function publishStaff(
  tx: Tx,
  siteId: SiteId,
  { topic, message }: { readonly topic: StaffTopic; readonly message: StaffMessage },
): Promise<void> {
  leaveEvent(tx, siteId, topic, writeStaffMessage(message))
}
