import { type LivePollReply, live, livePoll, subscribeTopic } from '@comanda/contract/calls/live'
import type { Client } from '@comanda/contract/client'
import type { LiveNews, LiveTopic } from '@comanda/contract/live'
import { isRefusal, type Refusal } from '@comanda/contract/refusals'
import { type LiveSource, listenToStream } from './listen-to-stream.ts'
import type { KeptSession } from './session.ts'

const firstRetry = 2_000
const longestRetry = 60_000
/** A stream begins at once. If it does not, something on the way is buffering it, so polling is used. */
const streamBeginsWithin = 10_000
const pollEvery = 5_000

export interface Following {
  readonly topics: readonly LiveTopic[]
  /** The cart whose private topics are meant; null for the site's own topics. */
  readonly cart: string | null
  readonly hear: (news: LiveNews) => void
  /** The connection is back after a while, or news were lost: everything must be read again. */
  readonly lookAgain?: () => void
  /** Called when the cart no longer exists; listening ends then. */
  readonly gone?: () => void
}

export interface FollowerTools {
  readonly openClient: () => Promise<Client>
  readonly readSession: () => KeptSession | null
  readonly forgetVisit: (refused: KeptSession | null) => void
  readonly openSource: (url: string) => LiveSource
  /** 0 when there is no answer. */
  readonly askStatus: (url: string) => Promise<number>
  readonly page: Pick<Window, 'addEventListener' | 'removeEventListener'>
}

/** Listens as long as the page is open; returns a function that stops it. */
export function createFollower(tools: FollowerTools) {
  return (following: Following): (() => void) => follow(tools, following)
}

function follow(tools: FollowerTools, { topics, cart, hear, lookAgain, gone }: Following): () => void {
  const { openClient, readSession, forgetVisit, openSource, askStatus, page } = tools
  let source: LiveSource | undefined
  const timer = createTimer()
  let last: number | null = null
  let polls = false
  let stopped = false
  let session: KeptSession | null = null

  async function open(): Promise<void> {
    try {
      const client = await openClient()
      if (stopped) return
      session = readSession()
      await (polls ? poll(client) : stream(client))
    } catch {
      later()
    }
  }

  function stream(client: Client): void {
    const address = () => client.address(live, { topics, cartId: cart, after: last })
    const opened = openSource(address())
    source = opened
    timer.start(() => {
      close()
      poll(client).catch(later)
    }, streamBeginsWithin)
    listenToStream(opened, topics, {
      begin() {
        timer.clear()
        timer.shortenWait()
        lookAgain?.()
      },
      resync: () => lookAgain?.(),
      hear(news, id) {
        last = id ?? last
        if (news !== undefined) hear(news)
      },
      async end(hasBegun) {
        if (source !== opened) return
        timer.clear()
        const status = await askStatus(address())
        if (status === 200 && !hasBegun) polls = true
        if (status === 404) leave()
        else if (mayHaveEnded(status)) poll(client).catch(later)
        else later()
      },
    })
  }

  /** Asks every few seconds for what a stream would have sent; where polling works, the stream is not tried again. */
  async function poll(client: Client): Promise<void> {
    const told = await askForNews(client, { topics, cart, last })
    if (stopped) return
    if (isRefusal(told)) {
      refuse(told)
      return
    }
    polls = true
    timer.shortenWait()
    if (!told.isComplete) lookAgain?.()
    last = told.last
    for (const { topic, message } of told.events) hear({ topic, message } as LiveNews)
    timer.start(open, pollEvery)
  }

  function refuse({ refused }: Refusal): void {
    if (refused.startsWith('session-')) forgetVisit(session)
    if (refused.endsWith('-not-found')) leave()
    else later()
  }

  function leave(): void {
    if (gone === undefined) later()
    else {
      stop()
      gone()
    }
  }

  function later(): void {
    if (!stopped) timer.startAfterWait(open)
  }

  function close(): void {
    source?.close()
    source = undefined
    timer.clear()
  }

  const forgetPage = followPage(page, { open, close })
  function stop(): void {
    stopped = true
    close()
    forgetPage()
  }
  open()
  return stop
}

/**
 * A stream is known by its cookie alone, and signed with this page's clock. A call carries the session itself, so its
 * answer says whether that has ended; if not, an order may have begun in it.
 */
function mayHaveEnded(status: number): boolean {
  return status === 401 || status === 403
}

/** A page with an open connection cannot be kept for the back button; it disconnects and connects again. */
function followPage(
  page: FollowerTools['page'],
  { open, close }: { readonly open: () => void; readonly close: () => void },
) {
  const show = (event: PageTransitionEvent) => event.persisted && open()
  page.addEventListener('pagehide', close)
  page.addEventListener('pageshow', show)
  return () => {
    page.removeEventListener('pagehide', close)
    page.removeEventListener('pageshow', show)
  }
}

/** One timer for whatever comes next; each wait is longer than the one before. */
function createTimer() {
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = firstRetry
  return {
    clear: () => clearTimeout(timer),
    start(work: () => void, ms: number): void {
      timer = setTimeout(work, ms)
    },
    startAfterWait(work: () => void): void {
      clearTimeout(timer)
      timer = setTimeout(work, wait)
      wait = Math.min(wait * 2, longestRetry)
    },
    shortenWait(): void {
      wait = firstRetry
    },
  }
}

interface Asked extends Pick<Following, 'topics' | 'cart'> {
  readonly last: number | null
}

/** The first time it subscribes (API-051): what happened before was not heard, so everything is read again. */
async function askForNews(client: Client, { topics, cart, last }: Asked): Promise<LivePollReply | Refusal> {
  if (last !== null) return client.call(livePoll, { topics, cartId: cart, after: last })
  const subscribed = await client.call(subscribeTopic, { topics, cartId: cart })
  return isRefusal(subscribed) ? subscribed : { ...subscribed, isComplete: false, events: [] }
}
