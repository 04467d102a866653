import type { IncomingMessage } from 'node:http'
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'

/** A whole venue may share one address, so the limit is high; it stops floods, not guests. */
const mostPerMinute = 3_000
export const minuteMs = 60_000
/** More addresses than ask one instance in a minute; those that have asked for longest are forgotten first. */
const mostAddresses = 5_000

/** The requests of each address in its minute, whichever way they are answered. */
export interface AddressCounts {
  readonly most: number
  /** For the framework, which refuses what is too much. */
  readonly store: FastifyRateLimitStoreCtor
  /** False where the address has used up its minute; else it is counted. */
  readonly take: (address: string) => boolean
}

interface Minute {
  count: number
  readonly begunAt: number
}

export function createAddressCounts(
  most: number = mostPerMinute,
  clock: () => number = () => performance.now(),
): AddressCounts {
  const getMinute = createMinutes(clock)
  class Store implements FastifyRateLimitStore {
    readonly #getMinute: typeof getMinute
    constructor(ofRoute?: unknown) {
      this.#getMinute = typeof ofRoute === 'function' ? (ofRoute as typeof getMinute) : getMinute
    }
    incr(address: string, told: (error: Error | null, result?: { current: number; ttl: number }) => void): void {
      const minute = this.#getMinute(address)
      minute.count += 1
      told(null, { current: minute.count, ttl: minuteMs - (clock() - minute.begunAt) })
    }
    /** A route with a limit of its own counts by itself. */
    child(): FastifyRateLimitStore {
      return new Store(createMinutes(clock))
    }
  }
  return {
    most,
    store: Store,
    take(address) {
      const minute = getMinute(address)
      if (minute.count >= most) return false
      minute.count += 1
      return true
    },
  }
}

function createMinutes(clock: () => number): (address: string) => Minute {
  const minutes = new Map<string, Minute>()
  return (address) => {
    const now = clock()
    const known = minutes.get(address)
    if (known !== undefined && now - known.begunAt < minuteMs) return known
    const fresh = { count: 0, begunAt: now }
    minutes.delete(address)
    minutes.set(address, fresh)
    for (const oldest of minutes.keys()) {
      if (minutes.size <= mostAddresses) break
      minutes.delete(oldest)
    }
    return fresh
  }
}

/** The address as the framework reads it: so many proxies are believed, each of which names who asked it. */
export function readAddress({ socket, headers }: IncomingMessage, trustedProxies: number): string {
  const own = socket.remoteAddress ?? ''
  if (trustedProxies === 0) return own
  const named = String(headers['x-forwarded-for'] ?? '').split(',')
  const chain = [
    own,
    ...named
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .toReversed(),
  ]
  return chain[Math.min(trustedProxies, chain.length - 1)] ?? own
}
