import { Client } from 'pg'
import { keepsAlive } from './keeps-alive.ts'

/** One connection that hears every NOTIFY this process needs. */
export interface Listener {
  /** `missed` is called when messages may have been lost: anything cached must then be read again. */
  readonly listen: (channel: string, heard: (message: string) => void, missed?: () => void) => Promise<void>
  readonly close: () => Promise<void>
}

interface Subscription {
  readonly heard: (message: string) => void
  readonly missed: () => void
}

const firstPause = 100
const longestPause = 5_000
/** A database that does not answer by then is away, and is asked again on a new connection. */
const answerMs = 5_000

export async function openListener(url: string, onTrouble: (error: Error) => void): Promise<Listener> {
  const channels = new Map<string, Subscription[]>()
  let client: Client | undefined
  let retry: NodeJS.Timeout | undefined
  let closed = false

  async function connect(): Promise<void> {
    const fresh = new Client({
      connectionString: url,
      application_name: `comanda listener ${process.pid}`,
      ...keepsAlive,
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
    })
    let ended = false
    fresh.on('notification', ({ channel, payload }) => {
      for (const { heard } of channels.get(channel) ?? []) heard(payload ?? '')
    })
    fresh.on('error', onTrouble)
    fresh.on('end', () => {
      ended = true
      // One that ends while it is being made is the business of whoever makes it, or two would try in its place.
      if (client !== fresh) return
      client = undefined
      if (!closed) scheduleReconnect(firstPause)
    })
    try {
      await fresh.connect()
      for (const channel of channels.keys()) await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`)
      if (ended || closed) throw new Error('the connection ended while it was being made')
    } catch (error) {
      if (!ended) void fresh.end().catch(() => {})
      throw error
    }
    client = fresh
  }

  function scheduleReconnect(after: number): void {
    retry = setTimeout(async () => {
      try {
        await connect()
        for (const { missed } of [...channels.values()].flat()) missed()
      } catch (error) {
        if (closed) return
        onTrouble(error as Error)
        scheduleReconnect(Math.min(after * 2, longestPause))
      }
    }, after)
    retry.unref()
  }

  await connect()
  return {
    async listen(channel, heard, missed = () => {}) {
      const others = channels.get(channel)
      channels.set(channel, [...(others ?? []), { heard, missed }])
      // While the connection is down, the channel is subscribed together with the others on reconnecting.
      if (others === undefined && client !== undefined) await client.query(`listen ${client.escapeIdentifier(channel)}`)
    },
    async close() {
      closed = true
      clearTimeout(retry)
      await client?.end()
    },
  }
}
