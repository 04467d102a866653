import { type LivePollReply, live, livePoll, subscribeTopic } from '@comanda/contract/calls/live'
import type { Client } from '@comanda/contract/client'
import { findLiveNews, type LiveNews, type LiveTopic, readEventId, toWireTopic } from '@comanda/contract/live'
import { isRefusal, type Refusal } from '@comanda/contract/refusals'
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
  readonly openSource: (url: string) => Pick<EventSource, 'addEventListener' | 'close' | 'readyState'>
  /** 0 when there is no answer. */
  readonly askStatus: (url: string) => Promise<number>
  readonly page: Pick<Window, 'addEventListener' | 'removeEventListener'>
}

/** Listens as long as the page is open; returns a function that stops it. */
export function createFollower(tools: FollowerTools) {
  const { openClient, readSession, forgetVisit, openSource, askStatus, page } = tools
  return ({ topics, cart, hear, lookAgain, gone }: Following): (() => void) => {
    let source: ReturnType<FollowerTools['openSource']> | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let wait = firstRetry
    let last: number | null = null
    let polls = false
    let stopped = false
    let session: KeptSession | null = null

    async function open(): Promise<void> {
      try {
        const client = await openClient()
        if (stopped) return
        session = readSession()
        if (polls) await poll(client)
        else stream(client)
      } catch {
        later()
      }
    }

    function stream(client: Client): void {
      const address = () => client.address(live, { topics, cartId: cart, after: last })
      const opened = openSource(address())
      source = opened
      let begins = false
      timer = setTimeout(() => {
        close()
        poll(client).catch(later)
      }, streamBeginsWithin)
      opened.addEventListener('open', () => {
        begins = true
        clearTimeout(timer)
        wait = firstRetry
        lookAgain?.()
      })
      opened.addEventListener('resync', () => lookAgain?.())
      for (const topic of topics.map(toWireTopic)) {
        opened.addEventListener(topic, (event: MessageEvent<string>) => {
          last = readEventId(event.lastEventId) ?? last
          const news = findLiveNews(topic, JSON.parse(event.data))
          if (news !== undefined) hear(news)
        })
      }
      // The browser reconnects a dropped stream but not a closed one. A stream also closes when the page is left or the
      // server restarts, so its address is asked why.
      opened.addEventListener('error', async () => {
        if (source !== opened || opened.readyState !== closedSource) return
        clearTimeout(timer)
        const status = await askStatus(address())
        if (status === 200 && !begins) polls = true
        if (status === 404) leave()
        // A stream is known by its cookie alone, and signed with this page's clock. A call carries the session itself,
        // so its answer says whether that has ended; if not, an order may have begun in it.
        else if (status === 401 || status === 403) poll(client).catch(later)
        else later()
      })
    }

    /** Asks every few seconds for what a stream would have sent; where polling works, the stream is not tried again. */
    async function poll(client: Client): Promise<void> {
      const told = await ask(client)
      if (stopped) return
      if (isRefusal(told)) {
        refuse(told)
        return
      }
      polls = true
      wait = firstRetry
      if (!told.isComplete) lookAgain?.()
      last = told.last
      for (const { topic, message } of told.events) hear({ topic, message } as LiveNews)
      timer = setTimeout(open, pollEvery)
    }

    /** The first time it subscribes (API-051): what happened before was not heard, so everything is read again. */
    async function ask(client: Client): Promise<LivePollReply | Refusal> {
      if (last !== null) return client.call(livePoll, { topics, cartId: cart, after: last })
      const subscribed = await client.call(subscribeTopic, { topics, cartId: cart })
      return isRefusal(subscribed) ? subscribed : { ...subscribed, isComplete: false, events: [] }
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
      if (stopped) return
      clearTimeout(timer)
      timer = setTimeout(open, wait)
      wait = Math.min(wait * 2, longestRetry)
    }

    function close(): void {
      source?.close()
      source = undefined
      clearTimeout(timer)
    }

    // A page with an open connection cannot be kept for the back button; it disconnects and connects again.
    const show = (event: PageTransitionEvent) => event.persisted && open()
    function stop(): void {
      stopped = true
      close()
      page.removeEventListener('pagehide', close)
      page.removeEventListener('pageshow', show)
    }
    page.addEventListener('pagehide', close)
    page.addEventListener('pageshow', show)
    open()
    return stop
  }
}

/** `EventSource.CLOSED`, which tests without a browser do not have. */
const closedSource = 2
