import { fetchDialogs } from './fetch-dialogs.ts'
import { leadsToAnotherPage, maySpendBytes, prefetchPages, prefetchWithinMs } from './prefetch.ts'

/** `load` fetches the code of a path's screen. */
export function startPrefetch(load: (path: string) => void): void {
  if (typeof requestIdleCallback !== 'function') return
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  if (maySpendBytes(connection)) requestIdleCallback(fetchDialogs, { timeout: prefetchWithinMs })
  prefetchPages({
    connection,
    paths: () => [...document.links].filter(isPage).map((link) => link.pathname),
    load,
    whenIdle: (work, options) => requestIdleCallback(work, options),
  })
}

function isPage(link: HTMLAnchorElement | HTMLAreaElement): boolean {
  return link instanceof HTMLAnchorElement && leadsToAnotherPage(link, location)
}
