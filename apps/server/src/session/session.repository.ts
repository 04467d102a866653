import type { CustomerId, SessionId, SiteId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { eq, lt } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { visitorSession } from '../database/schema/session.ts'

export interface StoredSession {
  readonly siteId: SiteId
  readonly id: SessionId
  readonly customerId: CustomerId | null
  readonly expiresAt: Instant
  readonly endedAt: Instant | null
}

export async function saveSession(
  database: Database,
  session: { siteId: SiteId; tokenHash: Uint8Array; createdAt: Instant; expiresAt: Instant },
): Promise<SessionId> {
  const [saved] = await database.insert(visitorSession).values(session).returning({ id: visitorSession.id })
  if (saved === undefined) throw new Error('the session was not saved')
  return saved.id
}

export async function findSessionByHash(database: Database, tokenHash: Uint8Array): Promise<StoredSession | undefined> {
  const [found] = await database
    .select({
      siteId: visitorSession.siteId,
      id: visitorSession.id,
      customerId: visitorSession.customerId,
      expiresAt: visitorSession.expiresAt,
      endedAt: visitorSession.endedAt,
    })
    .from(visitorSession)
    .where(eq(visitorSession.tokenHash, tokenHash))
  return found
}

/** An expired session still answers «expired» for a while; after that nobody needs to know it existed. */
export async function removeSessionsExpiredBefore(database: Database, moment: Instant): Promise<void> {
  await database.delete(visitorSession).where(lt(visitorSession.expiresAt, moment))
}
