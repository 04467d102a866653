import type { LoggedIn } from '@comanda/contract/calls/customer'
import { readCookie, writeCookie } from './cookie.ts'
import { keepSession } from './session.ts'

/** Who is logged in, as far as the page remembers; the session alone proves it (ACCOUNT-001, ACCOUNT-002). */
export interface KnownUser {
  readonly id: string
  readonly name: string
}

export function readUser(jar: string = document.cookie): KnownUser | null {
  const id = readCookie('user-id', jar)
  return id === null ? null : { id, name: readCookie('user-name', jar) ?? '' }
}

/** The session goes on under its new token, and the name is kept as long. */
export function keepUser({ customerId, name, session }: LoggedIn): void {
  keepSession(session)
  writeCookie('user-id', customerId)
  writeCookie('user-name', name)
}

export function dropUser(): void {
  writeCookie('user-id', null)
  writeCookie('user-name', null)
}

/** The customer goes by another name now. */
export function renameUser(name: string): void {
  writeCookie('user-name', name)
}
