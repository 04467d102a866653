import type { SiteId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { and, asc, desc, eq, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Person } from '../call/personal-part.ts'
import type { Database, Reader, Tx } from '../database/database.ts'
import { hotInsert } from '../database/hot-insert.ts'
import { toLine } from '../database/line/to-tx.ts'
import type { Attachment } from '../database/schema/attachment.ts'
import { type OutboxChannel, outboxMessage } from '../database/schema/outbox.ts'

export type OutboxMessage = typeof outboxMessage.$inferSelect

export interface OutgoingMessage {
  readonly siteId: SiteId
  readonly channel: OutboxChannel
  /** A message with the same key is never sent twice. */
  readonly key: string
  readonly recipient: string
  readonly subject: string
  readonly body: string
  readonly html?: string
  readonly senderName?: string
  readonly replyTo?: string
  readonly attachments?: readonly Attachment[]
  readonly dueAt?: Instant
}

/** Senders hear of a message here once its transaction is committed. */
export const outboxChannel = 'comanda_outbox'

export async function saveOutgoing(tx: Tx, message: OutgoingMessage): Promise<void> {
  newMessage.leave(tx, message)
  toLine(tx).gather(tellSenders, [])
}

const newMessage = hotInsert(outboxMessage, { keepsFirst: true })

/** Once for all messages of a transaction. */
const tellSenders = { toStatement: () => ({ text: "select pg_notify($1, '')", values: [outboxChannel] }) }

export function listMessagesTo(db: Reader, person: Person): Promise<object[]> {
  const { channel, subject, body, createdAt, sentAt } = outboxMessage
  return db
    .select({ channel, subject, body, createdAt, sentAt })
    .from(outboxMessage)
    .where(isTo(person))
    .orderBy(asc(createdAt))
}

export function listMessagesOf(db: Reader, siteId: SiteId, keys: readonly string[]) {
  const { key, createdAt, sentAt } = outboxMessage
  return db
    .select({ key, createdAt, sentAt })
    .from(outboxMessage)
    .where(
      and(
        eq(outboxMessage.siteId, siteId),
        inArray(outboxMessage.channel, ['mail', 'sms']),
        inArray(outboxMessage.key, [...keys]),
      ),
    )
}

export async function eraseMessagesTo(tx: Tx, person: Person): Promise<void> {
  await tx.delete(outboxMessage).where(isTo(person))
}

/** A key names its kind and the id of its cause, with a colon between them. */
export async function removeMessagesAbout(tx: Tx, siteId: SiteId, ids: readonly string[]): Promise<void> {
  const isAbout = sql`string_to_array(${outboxMessage.key}, ':') && ${sql.param([...ids])}::text[]`
  await tx.delete(outboxMessage).where(and(eq(outboxMessage.siteId, siteId), isAbout))
}

function isTo({ siteId, email, since }: Person) {
  return and(
    eq(outboxMessage.siteId, siteId),
    sql`lower(${outboxMessage.recipient}) = lower(${email})`,
    gte(outboxMessage.createdAt, since),
  )
}

type MessageKey = Pick<OutboxMessage, 'siteId' | 'channel' | 'key'>

/** Takes back what has not left yet: a reminder of a booking that was cancelled. */
export async function removeWaiting(tx: Tx, { siteId, channel, key }: MessageKey): Promise<void> {
  await tx
    .delete(outboxMessage)
    .where(
      and(
        eq(outboxMessage.siteId, siteId),
        eq(outboxMessage.channel, channel),
        eq(outboxMessage.key, key),
        eq(outboxMessage.state, 'waiting'),
      ),
    )
}

/**
 * Takes the oldest message that may be sent, for one instance alone. A claim that expired without a result belongs to a
 * process that was killed: it is counted, because that message may have been sent.
 */
export async function claimMessage(
  database: Database,
  channel: OutboxChannel,
  { now, until }: { readonly now: Instant; readonly until: Instant },
): Promise<OutboxMessage | undefined> {
  const next = database
    .select({ siteId: outboxMessage.siteId, id: outboxMessage.id })
    .from(outboxMessage)
    .where(
      and(
        isWaiting(channel),
        or(isNull(outboxMessage.dueAt), lte(outboxMessage.dueAt, now)),
        or(isNull(outboxMessage.claimedUntil), lte(outboxMessage.claimedUntil, now)),
      ),
    )
    .orderBy(asc(outboxMessage.createdAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await database
    .update(outboxMessage)
    .set({
      tries: sql`${outboxMessage.tries} + 1`,
      interruptions: sql`${outboxMessage.interruptions} + case when ${outboxMessage.claimedUntil} is null then 0 else 1 end`,
      claimedUntil: until,
    })
    .where(sql`(${outboxMessage.siteId}, ${outboxMessage.id}) in ${next}`)
    .returning()
  return claimed
}

export type MessageEnd =
  | { readonly state: 'sent'; readonly at: Instant }
  | { readonly state: 'failed'; readonly reason: string }
  | { readonly state: 'waiting'; readonly reason: string; readonly dueAt: Instant }

/** Ends only the try that was claimed: one that took longer than its claim says nothing about a later one. */
export async function endTry(
  database: Database,
  { siteId, id, tries }: Pick<OutboxMessage, 'siteId' | 'id' | 'tries'>,
  end: MessageEnd,
): Promise<void> {
  const fields =
    end.state === 'sent'
      ? { sentAt: end.at, lastError: null }
      : { lastError: end.reason, ...(end.state === 'waiting' && { dueAt: end.dueAt }) }
  await database
    .update(outboxMessage)
    .set({ state: end.state, claimedUntil: null, ...fields })
    .where(
      and(
        eq(outboxMessage.siteId, siteId),
        eq(outboxMessage.id, id),
        eq(outboxMessage.state, 'waiting'),
        eq(outboxMessage.tries, tries),
      ),
    )
}

/** A message that waited for days is outdated: nobody wants it now. `now()` is the database's, as it wrote the age. */
export async function failStale(database: Database, channel: OutboxChannel, reason: string): Promise<void> {
  const age = sql`greatest(${outboxMessage.createdAt}, ${outboxMessage.dueAt}) < now() - interval '2 days'`
  await database
    .update(outboxMessage)
    .set({ state: 'failed', lastError: reason, claimedUntil: null })
    .where(and(isWaiting(channel), age))
}

export async function markWaiting(database: Database, channel: OutboxChannel, reason: string): Promise<void> {
  await database
    .update(outboxMessage)
    .set({ lastError: reason })
    .where(and(isWaiting(channel), isNull(outboxMessage.lastError)))
}

/** The newest first. */
export function listMessages(database: Reader, limit: number): Promise<OutboxMessage[]> {
  return database
    .select()
    .from(outboxMessage)
    .orderBy(desc(outboxMessage.createdAt), desc(outboxMessage.key))
    .limit(limit)
}

export async function findMessage(database: Reader, id: string): Promise<OutboxMessage | undefined> {
  const [found] = await database.select().from(outboxMessage).where(eq(outboxMessage.id, id))
  return found
}

function isWaiting(channel: OutboxChannel): SQL | undefined {
  return and(eq(outboxMessage.channel, channel), eq(outboxMessage.state, 'waiting'))
}
