import type { Instant } from '@comanda/rules/time/calendar'
import type { Database } from '../database/database.ts'
import { expireRunOutHolds } from './booking.repository.ts'

/** Seats held for a deposit that nobody paid in time are free again. A late yes still gets them while nobody else has. */
export function expireHolds(database: Database, now: Instant): Promise<void> {
  return database.transaction((tx) => expireRunOutHolds(tx, now))
}
