import type { SiteId } from '@comanda/rules/ids'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database, Tx } from '../database/database.ts'
import { type OutboxChannel, outboxMessage } from '../database/schema/outbox.ts'

export interface OutgoingMessage {
  readonly siteId: SiteId
  readonly channel: OutboxChannel
  /** A message with the same key is never sent twice. */
  readonly key: string
  readonly recipient: string
  readonly subject: string
  readonly body: string
}

export async function saveOutgoing(tx: Tx, message: OutgoingMessage): Promise<void> {
  await tx.insert(outboxMessage).values(message).onConflictDoNothing()
}

export async function markWaitingMail(database: Database, reason: string): Promise<void> {
  await database
    .update(outboxMessage)
    .set({ lastError: reason })
    .where(and(eq(outboxMessage.channel, 'mail'), eq(outboxMessage.state, 'waiting'), isNull(outboxMessage.lastError)))
}
