import { type SiteId, toId } from '@comanda/rules/ids'
import type { Database } from '../database/database.ts'
import type { Listener } from '../database/listener.ts'
import type { OnSiteChange } from '../database/site-cache.ts'
import { createFollowers, type Subscription } from './followers.ts'
import {
  findLastEventId,
  type HeardEvent,
  listEvents,
  listEventsAfter,
  liveChannel,
  readHeardEvent,
  type StoredEvent,
  siteChannel,
} from './live-event.repository.ts'

export interface LiveHub {
  subscribe(subscription: Subscription): () => void
  /** Called with the site whose menu or settings changed; `all` when messages may have been lost. */
  onSiteChange: OnSiteChange
  /** For what changes by the clock alone. */
  tellSiteChange(siteId: SiteId): void
  /** How many are listening. */
  size(): number
  close(): void
}

export interface HubOptions {
  readonly database: Database
  readonly listener: Listener
  readonly onTrouble: (error: Error) => void
}

const rememberedIds = 5_000
const catchUpLimit = 5_000

/** One listener per process: hears what was committed, and delivers each event to its subscribers. */
export async function createLiveHub({ database, listener, onTrouble }: HubOptions): Promise<LiveHub> {
  const followers = createFollowers()
  const siteListeners = new Set<Parameters<OnSiteChange>[0]>()
  const delivered = new Set<number>()
  let heard: HeardEvent[] = []
  let lastId = await findLastEventId(database)
  let reading: Promise<void> | undefined
  let closed = false

  /** False where it has been delivered before. */
  function isNew(event: StoredEvent): boolean {
    if (delivered.has(event.id)) return false
    delivered.add(event.id)
    // A set keeps the order of arrival, so the first is the oldest.
    for (const old of delivered) {
      if (delivered.size <= rememberedIds) break
      delivered.delete(old)
    }
    lastId = Math.max(lastId, event.id)
    return true
  }

  function hand(events: readonly StoredEvent[]): void {
    const fresh = events.filter(isNew)
    for (const { siteId, topic } of fresh) if (topic === 'products') for (const tell of siteListeners) tell(siteId)
    followers.deliver(fresh)
  }

  /** Most carts are changed by one phone while nobody else looks: events without a subscriber here are not read. */
  function isFollowed(siteId: SiteId, topic: string): boolean {
    return topic === 'products' || followers.has(siteId, topic)
  }

  /** What is committed together arrives together, and is handed on together. */
  async function handHeard(): Promise<void> {
    await new Promise(setImmediate)
    const events = heard
    heard = []
    const untold = events.filter(({ message }) => message === undefined)
    const long = untold.length === 0 ? [] : await listEvents(database, untold)
    if (closed) return
    hand(
      events.flatMap(({ siteId, id, topic, message }) =>
        message === undefined
          ? long.filter((one) => one.siteId === siteId && one.id === id)
          : [{ siteId, id, topic, message: JSON.parse(message) }],
      ),
    )
  }

  function read(work: () => Promise<void>): void {
    reading = (reading ?? Promise.resolve()).then(work).catch((error: Error) => {
      if (!closed) onTrouble(error)
    })
  }

  async function catchUp(): Promise<void> {
    for (const tell of siteListeners) tell('all')
    hand(await listEventsAfter(database, { after: lastId, returns: true, limit: catchUpLimit }))
  }

  await listener.listen(
    liveChannel,
    (payload) => {
      if (closed) return
      const event = readHeardEvent(payload)
      if (!isFollowed(event.siteId, event.topic)) {
        lastId = Math.max(lastId, event.id)
        return
      }
      heard.push(event)
      if (heard.length === 1) read(handHeard)
    },
    () => read(catchUp),
  )

  await listener.listen(siteChannel, (siteId) => {
    for (const tell of siteListeners) tell(toId<SiteId>(Number(siteId)))
  })

  return {
    subscribe: followers.add,
    onSiteChange(tell) {
      siteListeners.add(tell)
    },
    tellSiteChange(siteId) {
      for (const tell of siteListeners) tell(siteId)
    },
    size: followers.count,
    close() {
      closed = true
      followers.clear()
      siteListeners.clear()
    },
  }
}
