import { sevenDaysInSeconds } from '@comanda/contract/session-life'

const rememberedSeconds = sevenDaysInSeconds

// Cookies only remember: every reader checks the value against what the site offers.
/** The memory of a visit, under the documents' names (CONST-001). */
export type VisitCookie =
  | 'brand'
  | 'delivery-mode'
  | 'store-id'
  | 'cart-id'
  | 'cart-step'
  | 'from-qr'
  | 'mode'
  | 'cart-numpedido'
  | 'warehouse-id'
  | 'firebase-id'
  | 'en-local'
  | 'resource'
  | 'resource-id'
  | 'user-id'
  | 'user-name'

export function readCookie(name: VisitCookie, jar: string = document.cookie): string | null {
  for (const pair of jar.split('; ')) {
    const at = pair.indexOf('=')
    if (pair.slice(0, at) === name) return decodeURIComponent(pair.slice(at + 1)) || null
  }
  return null
}

/** For seven days and the whole site; null removes it. */
export function writeCookie(name: VisitCookie, value: string | null, jar: { cookie: string } = document): void {
  jar.cookie = toCookie(name, value)
}

export function toCookie(name: VisitCookie, value: string | null): string {
  const age = value === null ? 0 : rememberedSeconds
  return `${name}=${encodeURIComponent(value ?? '')}; Max-Age=${age}; Path=/; SameSite=Lax`
}
