import { isTableCode } from '@comanda/contract/entities/scanned-store'

/** How a request to the site is answered. */
export type Strategy = 'document' | 'asset' | 'picture' | 'network'

export interface Asked {
  readonly method: string
  readonly mode: string
  readonly url: string
}

/** Calls, writes and requests to other sites always go to the network. */
export function chooseStrategy({ method, mode, url }: Asked, origin: string): Strategy {
  const { origin: asked, pathname } = new URL(url)
  if (method !== 'GET' || asked !== origin || pathname.startsWith('/api/')) return 'network'
  if (mode === 'navigate') return 'document'
  if (pathname.startsWith('/assets/')) return 'asset'
  if (pathname.startsWith('/pictures/') || pathname.startsWith('/icons/')) return 'picture'
  return 'network'
}

/**
 * Only a complete page of the site, and none that the server forbids to keep: account, checkout, status. Pages are kept by
 * their path, so that of a table's code would take the place of the home page (F-226).
 */
export function mayKeep(answer: Pick<Response, 'status' | 'redirected' | 'headers'>, address: string): boolean {
  if (answer.status !== 200 || answer.redirected || isTableCode(new URL(address).searchParams)) return false
  return !(answer.headers.get('cache-control') ?? '').includes('no-store')
}

/** A kept page says so, and since when: its prices may be old (see offline-notice). */
export function markAsKept(html: string, savedAt: string): string {
  return html.replace('<html ', `<html data-saved-at="${savedAt.replace(/[^\d]/g, '')}" `)
}

/** The oldest of what is kept beyond the limit; the page that says that there is no connection always stays (F-225). */
export function listTooMany<Kept extends Pick<Request, 'url'>>(
  kept: readonly Kept[],
  most: number,
  always: string,
): readonly Kept[] {
  const others = kept.filter(({ url }) => url !== always)
  return others.slice(0, Math.max(0, kept.length - most))
}
