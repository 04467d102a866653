import { openSessionCookie } from '@comanda/contract/session-life'
import { type SessionId, toId } from '@comanda/rules/ids'

/** The session of a visit. The server sets its cookie beside its own, which scripts cannot read. */
export interface KeptSession {
  readonly token: string
  readonly sessionId: SessionId
}

export function readSession(jar: string = document.cookie): KeptSession | null {
  const found = jar.split('; ').find((pair) => pair.startsWith(`${openSessionCookie}=`))
  const [token, sessionId] = found?.slice(openSessionCookie.length + 1).split('.') ?? []
  return token && sessionId ? { token, sessionId: toId<SessionId>(sessionId) } : null
}

interface Jar {
  cookie: string
}

/**
 * The server refused this session. Several calls may report the same one: only the first forgets it, because a later
 * one would discard the session opened since, and the order begun in it.
 */
export function dropSession(refused: KeptSession | null, jar: Jar = document): void {
  if (refused === null || readSession(jar.cookie)?.token !== refused.token) return
  jar.cookie = `${openSessionCookie}=; Max-Age=0; Path=/; SameSite=Lax`
}
