import { hash, randomBytes } from 'node:crypto'
import type { NewSession } from '@comanda/contract/entities/new-session'
import { type Refusal, refusal } from '@comanda/contract/refusals'
import { sevenDaysInSeconds } from '@comanda/contract/session-life'
import type { CustomerId, SessionId, SiteId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { later } from '@comanda/rules/time/later'
import type { VisitorSession } from '../call/context.ts'
import type { Database, Reader } from '../database/database.ts'
import { findSessionByHash, replaceToken, type StoredSession, saveSession } from './session.repository.ts'

/** Long enough that the many reads of a page cost one query, short enough that an ended session soon stops working. */
const keptMs = 5_000
const keptAtMost = 50_000

export interface Sessions {
  /** The session of a token, or why it is refused. */
  check(token: string | undefined, siteId: SiteId, now: Instant, isFresh?: boolean): Promise<VisitorSession | Refusal>
  /** A session changed here; other instances see it within seconds. */
  forget(sessionId: SessionId): void
}

export interface KeepsSessions {
  readonly sessions: Sessions
}

export function createSessions(database: Database, clock: () => number = () => performance.now()): Sessions {
  const kept = new Map<string, { readonly until: number; readonly session: StoredSession }>()

  async function find(token: string, isFresh: boolean): Promise<StoredSession | undefined> {
    const found = kept.get(token)
    if (!isFresh && found !== undefined && found.until > clock()) return found.session
    const session = await findSessionByHash(database, hashToken(token))
    if (session === undefined) return undefined
    if (kept.size >= keptAtMost) kept.clear()
    kept.set(token, { until: clock() + keptMs, session })
    return session
  }

  return {
    // For a customer's private data the database is asked each time: access must end with the session, everywhere.
    async check(token, siteId, now, isFresh = false) {
      if (!token) return refusal('session-missing')
      const session = await find(token, isFresh)
      if (session === undefined) return refusal('session-unknown')
      if (session.siteId !== siteId) return refusal('session-foreign-site')
      if (session.endedAt !== null || session.expiresAt <= now) return refusal('session-expired')
      return { id: session.id, customerId: session.customerId }
    },
    forget(sessionId) {
      for (const [token, { session }] of kept) if (session.id === sessionId) kept.delete(token)
    },
  }
}

/** 256 random bits; only their hash is stored, so a stolen database opens no session. */
export async function openSession(database: Reader, siteId: SiteId, now: Instant): Promise<NewSession> {
  const { token, tokenHash, expiresAt } = makeToken(now)
  const sessionId = await saveSession(database, { siteId, tokenHash, createdAt: now, expiresAt })
  return { token, sessionId }
}

/** The visit continues as a customer's, under a new token: one that an attacker planted in the browser is worthless. */
export async function upgradeSession(
  database: Reader,
  { siteId, sessionId, customerId }: { siteId: SiteId; sessionId: SessionId; customerId: CustomerId },
  now: Instant,
): Promise<NewSession> {
  const { token, ...fields } = makeToken(now)
  await replaceToken(database, { siteId, sessionId }, { ...fields, customerId })
  return { token, sessionId }
}

function makeToken(now: Instant) {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: hashToken(token), expiresAt: later(now, sevenDaysInSeconds * 1000) }
}

export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}
