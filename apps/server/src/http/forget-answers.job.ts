import type { Instant } from '@comanda/rules/time/calendar'
import { later } from '@comanda/rules/time/later'
import type { Database } from '../database/database.ts'
import { removeRecordsBefore } from './idempotency.repository.ts'

const keptMs = 24 * 60 * 60_000

/** An idempotency key is valid for a day. */
export function forgetAnswers(database: Database, now: Instant): Promise<void> {
  return removeRecordsBefore(database, later(now, -keptMs))
}
