import { type ProductNews, readProductNews } from './product-news.ts'
import { forgetVisit, openVisit, toLiveUrl } from './visit.ts'

const firstRetry = 2_000
const longestRetry = 60_000

/** Listens to the site's products as long as the page is open; answers how to stop. */
export function followProducts(onNews: (news: ProductNews) => void): () => void {
  let source: EventSource | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let wait = firstRetry
  let lastId = ''
  let stopped = false

  async function open(): Promise<void> {
    try {
      const visit = await openVisit()
      if (stopped) return
      source = new EventSource(toLiveUrl(visit, 'products', lastId))
      source.addEventListener('open', () => {
        wait = firstRetry
      })
      source.addEventListener('products', hear)
      // A dropped line is taken up by the browser; a closed one was refused, so the visit begins anew.
      source.addEventListener('error', () => {
        if (source?.readyState !== EventSource.CLOSED) return
        forgetVisit()
        later()
      })
    } catch {
      later()
    }
  }

  function hear(event: MessageEvent<string>): void {
    lastId = event.lastEventId
    const news = readProductNews(event.data)
    if (news) onNews(news)
  }

  function later(): void {
    if (stopped) return
    retry = setTimeout(open, wait)
    wait = Math.min(wait * 2, longestRetry)
  }

  function close(): void {
    source?.close()
    source = undefined
    clearTimeout(retry)
  }

  // A page with an open line cannot be kept for the way back; it hangs up and calls again.
  const show = (event: PageTransitionEvent) => event.persisted && open()
  addEventListener('pagehide', close)
  addEventListener('pageshow', show)
  open()
  return () => {
    stopped = true
    close()
    removeEventListener('pagehide', close)
    removeEventListener('pageshow', show)
  }
}
