import type { CustomerId, SessionId, SiteId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { and, eq, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Database, Reader } from '../database/database.ts'
import { hot, type Slots } from '../database/hot.ts'
import { visitorSession } from '../database/schema/session.ts'

/** Where every instance hears which session ended. */
export const endedSessions = 'comanda_session'

export interface StoredSession {
  readonly siteId: SiteId
  readonly id: SessionId
  readonly customerId: CustomerId | null
  readonly expiresAt: Instant
  readonly endedAt: Instant | null
}

export async function saveSession(
  database: Reader,
  session: { siteId: SiteId; tokenHash: Uint8Array; createdAt: Instant; expiresAt: Instant },
): Promise<SessionId> {
  const [saved] = await database.insert(visitorSession).values(session).returning({ id: visitorSession.id })
  if (saved === undefined) throw new Error('the session was not saved')
  return saved.id
}

export async function findSessionByHash(database: Database, tokenHash: Uint8Array): Promise<StoredSession | undefined> {
  const [found] = await sessionByHash.ask(database, { tokenHash })
  return found
}

const sessionByHash = hot((db, slot: Slots<{ readonly tokenHash: Uint8Array }>) =>
  db
    .select({
      siteId: visitorSession.siteId,
      id: visitorSession.id,
      customerId: visitorSession.customerId,
      expiresAt: visitorSession.expiresAt,
      endedAt: visitorSession.endedAt,
    })
    .from(visitorSession)
    .where(eq(visitorSession.tokenHash, slot('tokenHash', visitorSession.tokenHash))),
)

interface SessionKey {
  readonly siteId: SiteId
  readonly sessionId: SessionId
}

export async function replaceToken(
  db: Reader,
  { siteId, sessionId }: SessionKey,
  fields: { tokenHash: Uint8Array; expiresAt: Instant; customerId: CustomerId },
): Promise<void> {
  const changed = await db
    .update(visitorSession)
    .set(fields)
    .where(and(eq(visitorSession.siteId, siteId), eq(visitorSession.id, sessionId), isNull(visitorSession.endedAt)))
    .returning({ id: visitorSession.id })
  if (changed.length !== 1) throw new Error('the session ended meanwhile')
}

export async function endSession(db: Reader, { siteId, sessionId }: SessionKey, now: Instant): Promise<void> {
  await db
    .update(visitorSession)
    .set({ endedAt: now })
    .where(and(eq(visitorSession.siteId, siteId), eq(visitorSession.id, sessionId)))
  await tellEnded(db, [sessionId])
}

/** Every session of a customer except the current one. */
export async function endSessionsOf(
  db: Reader,
  { siteId, customerId, but }: { siteId: SiteId; customerId: CustomerId; but: SessionId | null },
  now: Instant,
): Promise<SessionId[]> {
  const ended = await db
    .update(visitorSession)
    .set({ endedAt: now })
    .where(
      and(
        eq(visitorSession.siteId, siteId),
        eq(visitorSession.customerId, customerId),
        isNull(visitorSession.endedAt),
        but === null ? undefined : ne(visitorSession.id, but),
      ),
    )
    .returning({ id: visitorSession.id })
  const ids = ended.map(({ id }) => id)
  await tellEnded(db, ids)
  return ids
}

/** Heard by every instance once the session has really ended. */
async function tellEnded(db: Reader, ids: readonly SessionId[]): Promise<void> {
  for (const id of ids) await db.execute(sql`select pg_notify(${endedSessions}, ${id})`)
}

export async function listEnded(database: Database, ids: readonly SessionId[]): Promise<readonly SessionId[]> {
  if (ids.length === 0) return []
  const ended = await database
    .select({ id: visitorSession.id })
    .from(visitorSession)
    .where(and(inArray(visitorSession.id, [...ids]), isNotNull(visitorSession.endedAt)))
  return ended.map(({ id }) => id)
}

/** An expired session is answered with «expired» for a while; after that it is deleted. */
export async function removeSessionsExpiredBefore(database: Database, moment: Instant): Promise<void> {
  await database.delete(visitorSession).where(lt(visitorSession.expiresAt, moment))
}
