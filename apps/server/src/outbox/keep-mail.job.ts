import type { Database } from '../database/database.ts'
import { markWaitingMail } from './outbox.repository.ts'

const reason = 'kept: no mail transport is set up'

/** Without a transport mails stay in the outbox, with the reason why they were not sent. */
export function keepMail(database: Database): Promise<void> {
  return markWaitingMail(database, reason)
}
