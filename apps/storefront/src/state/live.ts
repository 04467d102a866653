import type { LiveTopic } from '@comanda/contract/live'
import { type ProductNews, readProductNews } from './product-news.ts'
import { forgetVisit, openVisit, toLiveUrl } from './visit.ts'

const firstRetry = 2_000
const longestRetry = 60_000

/** Listens to the site's products as long as the page is open; answers how to stop. */
export function followProducts(onNews: (news: ProductNews) => void): () => void {
  return followTopic({ topic: 'products', cartId: null }, (data) => {
    const news = readProductNews(data)
    if (news) onNews(news)
  })
}

export interface Followed {
  readonly topic: LiveTopic
  /** Whose messages, for the topics that speak of a cart. */
  readonly cartId: string | null
}

/** Listens to a topic as long as the page is open; answers how to stop. */
export function followTopic(followed: Followed, onMessage: (data: string) => void): () => void {
  let source: EventSource | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let wait = firstRetry
  let lastId = ''
  let stopped = false

  async function open(): Promise<void> {
    try {
      const visit = await openVisit()
      if (stopped) return
      source = new EventSource(toLiveUrl(visit, followed, lastId))
      source.addEventListener('open', () => {
        wait = firstRetry
      })
      source.addEventListener(followed.topic, hear)
      // A dropped line is taken up by the browser; a closed one is not. It also closes when the page is left or the
      // server rests, so only the server's own word ends a session.
      source.addEventListener('error', async () => {
        if (source?.readyState !== EventSource.CLOSED) return
        if (await isSessionRefused(toLiveUrl(visit, followed, lastId))) forgetVisit()
        later()
      })
    } catch {
      later()
    }
  }

  function hear(event: MessageEvent<string>): void {
    lastId = event.lastEventId
    onMessage(event.data)
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

async function isSessionRefused(url: string): Promise<boolean> {
  const asking = new AbortController()
  try {
    const { status } = await fetch(url, { signal: asking.signal })
    return status === 401 || status === 403
  } catch {
    return false
  } finally {
    asking.abort()
  }
}
