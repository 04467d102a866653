/** How a request of the site's own is answered. */
export type Strategy = 'document' | 'asset' | 'picture' | 'network'

export interface Asked {
  readonly method: string
  readonly mode: string
  readonly url: string
}

/** Calls, writes and whatever belongs to others go to the network, always. */
export function chooseStrategy({ method, mode, url }: Asked, origin: string): Strategy {
  const { origin: asked, pathname } = new URL(url)
  if (method !== 'GET' || asked !== origin || pathname.startsWith('/api/')) return 'network'
  if (mode === 'navigate') return 'document'
  if (pathname.startsWith('/assets/')) return 'asset'
  if (pathname.startsWith('/pictures/') || pathname.startsWith('/icons/')) return 'picture'
  return 'network'
}

/** Only a whole page of the site, and none the server wants forgotten: account, checkout, status. */
export function mayKeep(answer: Pick<Response, 'status' | 'redirected' | 'headers'>): boolean {
  return (
    answer.status === 200 && !answer.redirected && !(answer.headers.get('cache-control') ?? '').includes('no-store')
  )
}

/** A kept page says so, and since when: its prices are not today's (see offline-notice). */
export function markAsKept(html: string, savedAt: string): string {
  return html.replace('<html ', `<html data-saved-at="${savedAt.replace(/[^\d]/g, '')}" `)
}
