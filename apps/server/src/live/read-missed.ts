import { toWireTopic } from '@comanda/contract/live'
import type { SiteId } from '@comanda/rules/ids'
import type { Database } from '../database/database.ts'
import { hasAllSince, listEventsAfter, type StoredEvent } from './live-event.repository.ts'
import { concerns, type Hearing } from './topic-access.ts'

const resumeLimit = 1_000

export interface Hearer extends Hearing {
  readonly siteId: SiteId
  /** The last event that the reader saw, if any. */
  readonly after: number | null
}

/** `complete` is false when older events are gone: the reader must read everything again. */
export interface Missed {
  readonly events: readonly StoredEvent[]
  readonly complete: boolean
}

/** A returning reader gets what came after the last event it saw; a new one, what comes from now on. */
export async function readMissed(database: Database, hearer: Hearer, last: number): Promise<Missed> {
  const { siteId, cart, after } = hearer
  const topics = hearer.topics.map(toWireTopic)
  const returns = after !== null
  const [complete, events] = await Promise.all([
    returns ? hasAllSince(database, siteId, after) : true,
    listEventsAfter(database, { siteId, topics, cart, after: after ?? last, returns, limit: resumeLimit }),
  ])
  const heard = events.filter(({ topic, message }) => concerns({ cart }, topic, message))
  return { events: heard, complete: complete && events.length < resumeLimit }
}
