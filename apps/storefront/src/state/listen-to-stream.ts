import { findLiveNews, type LiveNews, type LiveTopic, readEventId, toWireTopic } from '@comanda/contract/live'

export type LiveSource = Pick<EventSource, 'addEventListener' | 'close' | 'readyState'>

interface StreamEars {
  readonly begin: () => void
  /** News were lost: everything must be read again. */
  readonly resync: () => void
  /** Of news that this page does not know only their id counts. */
  readonly hear: (news: LiveNews | undefined, id: number | null) => void
  /** It is closed for good, and its address must be asked why. */
  readonly end: (hasBegun: boolean) => void
}

export function listenToStream(source: LiveSource, topics: readonly LiveTopic[], ears: StreamEars): void {
  let hasBegun = false
  source.addEventListener('open', () => {
    hasBegun = true
    ears.begin()
  })
  source.addEventListener('resync', ears.resync)
  for (const topic of topics.map(toWireTopic)) {
    source.addEventListener(topic, (event: MessageEvent<string>) => {
      ears.hear(findLiveNews(topic, JSON.parse(event.data)), readEventId(event.lastEventId))
    })
  }
  // The browser reconnects a dropped stream but not a closed one. A stream also closes when the page is left or the
  // server restarts.
  source.addEventListener('error', () => source.readyState === closedSource && ears.end(hasBegun))
}

/** `EventSource.CLOSED`, which tests without a browser do not have. */
const closedSource = 2
