import type { Instant } from '@comanda/rules/time/calendar'
import type { Database } from '../database/database.ts'
import { transact } from '../database/transact.ts'
import { expireRunOutHolds } from './hold.repository.ts'

/** Frees seats whose deposit was not paid in time. A late yes still gets them while nobody else has. */
export function expireHolds(database: Database, now: Instant): Promise<void> {
  return transact(database, (tx) => expireRunOutHolds(tx, now))
}
