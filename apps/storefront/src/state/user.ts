import type { LoggedIn } from '@comanda/contract/calls/customer'
import { type CustomerId, toId } from '@comanda/rules/ids'
import { readCookie, writeCookie } from './cookie.ts'

/**
 * The customer who is logged in, as far as the page remembers; only the session proves it (ACCOUNT-001, ACCOUNT-002).
 */
export interface KnownUser {
  readonly id: CustomerId
  readonly name: string
}

export function readUser(jar: string = document.cookie): KnownUser | null {
  const id = readCookie('user-id', jar)
  return id === null ? null : { id: toId<CustomerId>(id), name: readCookie('user-name', jar) ?? '' }
}

/** The name is kept as long as the session, whose new token came as a cookie. */
export function keepUser({ customerId, name }: Pick<LoggedIn, 'customerId' | 'name'>): void {
  writeCookie('user-id', customerId)
  writeCookie('user-name', name)
}

export function dropUser(): void {
  writeCookie('user-id', null)
  writeCookie('user-name', null)
}

/** The customer changed their name. */
export function renameUser(name: string): void {
  writeCookie('user-name', name)
}
