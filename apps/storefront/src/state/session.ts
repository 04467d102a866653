import { sevenDaysInSeconds } from '@comanda/contract/session-life'
/** The session a visit has: what POST /Login answered. */
export interface KeptSession {
  readonly token: string
  readonly sessionId: string
}

// The server's own cookie is closed to scripts and speaks for reads alone: it travels by itself, so it may not write.
// A write carries the token in its envelope, hence this second one (API-003, API-006).
const name = 'session'
/** An hour less than the session itself, so that what is found here still opens something. */
const keptSeconds = sevenDaysInSeconds - 3600

export function readSession(jar: string = document.cookie): KeptSession | null {
  const found = jar.split('; ').find((pair) => pair.startsWith(`${name}=`))
  const [token, sessionId] = found?.slice(name.length + 1).split('.') ?? []
  return token && sessionId ? { token, sessionId } : null
}

interface Jar {
  cookie: string
}

export function keepSession({ token, sessionId }: KeptSession, jar: Jar = document): void {
  jar.cookie = toSessionCookie(`${token}.${sessionId}`, keptSeconds, location.protocol === 'https:')
}

export function dropSession(jar: Jar = document): void {
  jar.cookie = toSessionCookie('', 0, false)
}

export function toSessionCookie(value: string, seconds: number, isSecure: boolean): string {
  return `${name}=${value}; Max-Age=${seconds}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
