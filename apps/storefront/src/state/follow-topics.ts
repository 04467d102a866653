import type { LiveTopic } from '@comanda/contract/live'
import { forgetVisit, openVisit, toLiveUrl } from './visit.ts'

const firstRetry = 2_000
const longestRetry = 60_000

export interface Following {
  readonly topics: readonly LiveTopic[]
  /** Whose private topics are meant; null for the site's own. */
  readonly cart: string | null
  readonly hear: (topic: LiveTopic, data: string) => void
  /** The line is back after a while, or some news were lost: look at everything again. */
  readonly lookAgain?: () => void
  /** Told when what was listened to is not there any more; nothing is listened to then. */
  readonly gone?: () => void
}

/** Listens as long as the page is open; answers how to stop. */
export function followTopics({ topics, cart, hear, lookAgain, gone }: Following): () => void {
  let source: EventSource | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let wait = firstRetry
  let lastId = ''
  let stopped = false

  async function open(): Promise<void> {
    try {
      const visit = await openVisit()
      if (stopped) return
      const address = () => toLiveUrl(visit, topics, { after: lastId, cart })
      source = new EventSource(address())
      source.addEventListener('open', () => {
        wait = firstRetry
        lookAgain?.()
      })
      source.addEventListener('resync', () => lookAgain?.())
      for (const topic of topics) {
        source.addEventListener(topic, (event: MessageEvent<string>) => {
          lastId = event.lastEventId
          hear(topic, event.data)
        })
      }
      // A dropped line is taken up by the browser; a closed one is not. It also closes when the page is left or the
      // server rests, so only the server's own word ends a session.
      source.addEventListener('error', async () => {
        if (source?.readyState !== EventSource.CLOSED) return
        const status = await askStatus(address())
        if (status === 401 || status === 403) forgetVisit()
        if (status !== 404 || gone === undefined) return later()
        stop()
        gone()
      })
    } catch {
      later()
    }
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
  function stop(): void {
    stopped = true
    close()
    removeEventListener('pagehide', close)
    removeEventListener('pageshow', show)
  }
  addEventListener('pagehide', close)
  addEventListener('pageshow', show)
  open()
  return stop
}

async function askStatus(url: string): Promise<number> {
  const asking = new AbortController()
  try {
    const { status } = await fetch(url, { signal: asking.signal })
    return status
  } catch {
    return 0
  } finally {
    asking.abort()
  }
}
