import type { Database } from '../database/database.ts'
import { removeOldEvents } from './live-event.repository.ts'

/** A page that was away longer than the events are kept is told to look at everything again. */
export function pruneEvents(database: Database): Promise<void> {
  return removeOldEvents(database)
}
