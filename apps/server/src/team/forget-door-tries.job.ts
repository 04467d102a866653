import type { Instant } from '@comanda/rules/time/calendar'
import { later } from '@comanda/rules/time/later'
import type { Database } from '../database/database.ts'
import { removeDoorTriesBefore } from './door-tries.repository.ts'

const keptMs = 24 * 60 * 60_000

/** No limit looks further back than a day. */
export function forgetDoorTries(database: Database, now: Instant): Promise<void> {
  return removeDoorTriesBefore(database, later(now, -keptMs))
}
