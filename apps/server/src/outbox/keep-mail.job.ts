import type { Database } from '../database/database.ts'
import { markWaitingMail } from './outbox.repository.ts'

const reason = 'kept: no mail transport is set up'

/** Without a transport mail stays in the outbox, and says why it has not left. */
export function keepMail(database: Database): Promise<void> {
  return markWaitingMail(database, reason)
}
