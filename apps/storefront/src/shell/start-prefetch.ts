import { leadsToAnotherPage, prefetchPages } from './prefetch.ts'

/** `load` fetches the code of a path's screen. */
export function startPrefetch(load: (path: string) => void): void {
  if (typeof requestIdleCallback !== 'function') return
  prefetchPages({
    connection: (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection,
    paths: () => [...document.links].filter(isPage).map((link) => link.pathname),
    load,
    whenIdle: (work, options) => requestIdleCallback(work, options),
  })
}

function isPage(link: HTMLAnchorElement | HTMLAreaElement): boolean {
  return link instanceof HTMLAnchorElement && leadsToAnotherPage(link, location)
}
