import type { ServerResponse } from 'node:http'
import type { SessionId } from '@comanda/rules/ids'
import type { LiveHub, Subscription } from './hub.ts'
import type { StoredEvent } from './live-event.repository.ts'
import type { Missed } from './read-missed.ts'

/** How much a reader may leave unread before it is disconnected; it reconnects and resumes where it was. */
const unreadLimit = 64 * 1024
/** Proxies end a line that is silent for a minute; each sign of life costs a write to every phone. */
const heartbeatMs = 25_000
const heartbeat = Buffer.from(':\n\n')

/** What is heard, and by whose right. */
export interface Line extends Omit<Subscription, 'deliver'> {
  readonly sessionId: SessionId | null
}

export interface Connections {
  /** Sends what was missed, then everything new, until either side ends it. */
  open(response: ServerResponse, line: Line, missed: () => Promise<Missed>): void
  /** Ends the lines of a session that ended. */
  endOf(sessionId: SessionId): void
  listSessions(): readonly SessionId[]
  close(): void
}

/** All server-sent-event streams of this process; one timer keeps them alive. */
export function createConnections(hub: LiveHub, onTrouble: (error: Error) => void): Connections {
  const streams = new Map<ServerResponse, SessionId | null>()
  const timer = setInterval(() => {
    for (const stream of streams.keys()) write(stream, heartbeat)
  }, heartbeatMs)
  timer.unref()

  function write(stream: ServerResponse, text: string | Buffer): void {
    if (stream.writableLength > unreadLimit) stream.destroy()
    else stream.write(text)
  }

  return {
    open(response, { sessionId, ...subscription }, missed) {
      streams.set(response, sessionId)
      // Events that arrive while the past is being read must come after it, and only once.
      let waiting: StoredEvent[] | undefined = []
      const told = new Set<number>()
      const tell = (events: readonly StoredEvent[]) => {
        const text = events.map((event) => (told.delete(event.id) ? '' : toText(event))).join('')
        if (text !== '') write(response, text)
      }
      const leave = hub.subscribe({
        ...subscription,
        deliver: (events) => (waiting === undefined ? tell(events) : waiting.push(...events)),
      })
      response.on('close', () => {
        leave()
        streams.delete(response)
      })
      missed().then(
        ({ events, complete }) => {
          if (!complete) write(response, 'event: resync\ndata: {}\n\n')
          for (const event of events) {
            write(response, toText(event))
            told.add(event.id)
          }
          tell(waiting ?? [])
          waiting = undefined
        },
        (error: Error) => {
          onTrouble(error)
          response.destroy()
        },
      )
    },
    endOf(ended) {
      for (const [stream, sessionId] of streams) if (sessionId === ended) stream.end()
    },
    listSessions: () => [...new Set(streams.values())].filter((sessionId) => sessionId !== null),
    close() {
      clearInterval(timer)
      for (const stream of streams.keys()) stream.end()
    },
  }
}

/** Two thousand phones hear of the same event: it is written out once. */
const texts = new WeakMap<StoredEvent, string>()

function toText(event: StoredEvent): string {
  const known = texts.get(event)
  if (known !== undefined) return known
  const { id, topic, message } = event
  const text = `id: ${id}\nevent: ${topic}\ndata: ${JSON.stringify(message)}\n\n`
  texts.set(event, text)
  return text
}
