import type { Database } from '../database/database.ts'
import { removeOldEvents } from './live-event.repository.ts'

/** A page that was away for longer than events are kept is told to read everything again. */
export function pruneEvents(database: Database): Promise<void> {
  return removeOldEvents(database)
}
