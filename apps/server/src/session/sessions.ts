import { hash, randomBytes } from 'node:crypto'
import type { NewSession } from '@comanda/contract/calls/start'
import { sevenDaysInSeconds } from '@comanda/contract/envelope'
import { type Refusal, refusal } from '@comanda/contract/refusals'
import type { SiteId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Database } from '../database/database.ts'
import type { VisitorSession } from '../http/handler.ts'
import { findSessionByHash, type StoredSession, saveSession } from './session.repository.ts'

/** Long enough that a page's burst of reads costs one query, short enough that an ended session is soon felt. */
const keptMs = 5_000
const keptAtMost = 50_000

export interface Sessions {
  /** Whose token it is, or why it opens nothing. */
  check(token: string | undefined, siteId: SiteId, now: Instant): Promise<VisitorSession | Refusal>
}

export function createSessions(database: Database, clock: () => number = () => performance.now()): Sessions {
  const kept = new Map<string, { readonly until: number; readonly session: StoredSession }>()

  async function find(token: string): Promise<StoredSession | undefined> {
    const tokenHash = hashToken(token)
    const key = tokenHash.toString('latin1')
    const found = kept.get(key)
    if (found !== undefined && found.until > clock()) return found.session
    const session = await findSessionByHash(database, tokenHash)
    if (session === undefined) return undefined
    if (kept.size >= keptAtMost) kept.clear()
    kept.set(key, { until: clock() + keptMs, session })
    return session
  }

  return {
    async check(token, siteId, now) {
      if (!token) return refusal('session-missing')
      const session = await find(token)
      if (session === undefined) return refusal('session-unknown')
      if (session.siteId !== siteId) return refusal('session-foreign-site')
      if (session.endedAt !== null || session.expiresAt <= now) return refusal('session-expired')
      return { id: session.id, customerId: session.customerId }
    },
  }
}

/** 256 random bits; only their hash is kept, so a stolen database opens no session. */
export async function openSession(database: Database, siteId: SiteId, now: Instant): Promise<NewSession> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = (now + sevenDaysInSeconds * 1000) as Instant
  const sessionId = await saveSession(database, { siteId, tokenHash: hashToken(token), createdAt: now, expiresAt })
  return { token, sessionId }
}

export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}
