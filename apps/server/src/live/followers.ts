import type { SiteId } from '@comanda/rules/ids'
import type { StoredEvent } from './live-event.repository.ts'

export interface Subscription {
  readonly siteId: SiteId
  readonly topics: readonly string[]
  readonly hears: (topic: string, message: unknown) => boolean
  /** What was committed together comes together, so that it is one message to whoever hears it. */
  readonly deliver: (events: readonly StoredEvent[]) => void
}

/** Who listens, by site and topic: an event costs nothing to the many who follow another cart. */
export function createFollowers() {
  const followers = new Map<string, Set<Subscription>>()
  let count = 0
  return {
    has: (siteId: SiteId, topic: string) => followers.has(toKey(siteId, topic)),
    count: () => count,
    clear: () => followers.clear(),
    /** Gives back how to leave. */
    add(subscription: Subscription): () => void {
      const keys = [...new Set(subscription.topics)].map((topic) => toKey(subscription.siteId, topic))
      for (const key of keys) followers.set(key, (followers.get(key) ?? new Set()).add(subscription))
      count += 1
      let isFollowing = true
      return () => {
        if (!isFollowing) return
        isFollowing = false
        count -= 1
        for (const key of keys) {
          const left = followers.get(key)
          left?.delete(subscription)
          if (left?.size === 0) followers.delete(key)
        }
      }
    },
    deliver(events: readonly StoredEvent[]): void {
      const heardBy = new Map<Subscription, StoredEvent[]>()
      for (const event of events) {
        for (const follower of followers.get(toKey(event.siteId, event.topic)) ?? []) {
          if (!follower.hears(event.topic, event.message)) continue
          const before = heardBy.get(follower)
          if (before === undefined) heardBy.set(follower, [event])
          else before.push(event)
        }
      }
      for (const [{ deliver }, together] of heardBy) deliver(together)
    },
  }
}

function toKey(siteId: SiteId, topic: string): string {
  return `${siteId} ${topic}`
}
