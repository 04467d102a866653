import type { SiteId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Reader } from '../database/database.ts'
import { listMessagesOf } from './outbox.repository.ts'

export interface SentMessage {
  readonly key: string
  /** When it left; before that, when it was written. */
  readonly at: Instant
  readonly isSent: boolean
}

/** The messages among those with these keys that there are, sent or waiting. */
export async function listSent(db: Reader, siteId: SiteId, keys: readonly string[]): Promise<SentMessage[]> {
  const found = keys.length === 0 ? [] : await listMessagesOf(db, siteId, keys)
  return found.map(({ key, createdAt, sentAt }) => ({ key, at: sentAt ?? createdAt, isSent: sentAt !== null }))
}
