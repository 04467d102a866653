import type { Instant } from '@comanda/rules/time/calendar'
import { later } from '@comanda/rules/time/later'
import type { Database } from '../database/database.ts'
import { removeSessionsExpiredBefore } from './session.repository.ts'

const toldForMs = 24 * 60 * 60_000

/** For a day an old token gets the answer «expired»; then the session is deleted. */
export function expireSessions(database: Database, now: Instant): Promise<void> {
  return removeSessionsExpiredBefore(database, later(now, -toldForMs))
}
