import type { ServerResponse } from 'node:http'
import type { SessionId } from '@comanda/rules/ids'
import type { Subscription } from './followers.ts'
import type { LiveHub } from './hub.ts'
import type { StoredEvent } from './live-event.repository.ts'
import type { Missed } from './read-missed.ts'
import { writeToStream } from './stream.ts'

/** Proxies end a line that is silent for a minute, some sooner: each has a sign of life every 25 seconds. */
const turnCount = 25
const turnMs = 1_000
const signOfLife = Buffer.from(':\n\n')

/** The topics that are heard, and the right by which they are. */
export interface Line extends Omit<Subscription, 'deliver'> {
  readonly sessionId: SessionId | null
}

export interface ConnectionOptions {
  readonly onTrouble: (error: Error) => void
  /** After how long the next streams get their sign of life. */
  readonly turnMs?: number
}

export interface Connections {
  /** Sends what was missed, then everything new, until either side ends it. */
  open(response: ServerResponse, line: Line, missed: () => Promise<Missed>): void
  /** Ends the lines of a session that ended. */
  endOf(sessionId: SessionId): void
  listSessions(): readonly SessionId[]
  close(): void
}

/**
 * All server-sent-event streams of this process. One timer keeps them alive, some at each turn: all at once would keep
 * everybody else waiting.
 */
export function createConnections(hub: Pick<LiveHub, 'subscribe'>, options: ConnectionOptions): Connections {
  const { onTrouble } = options
  const turns = Array.from({ length: turnCount }, () => new Map<ServerResponse, SessionId | null>())
  let current = 0
  let newest = 0
  const timer = setInterval(() => {
    for (const stream of turns[current]?.keys() ?? []) writeToStream(stream, signOfLife)
    current = (current + 1) % turnCount
  }, options.turnMs ?? turnMs)
  timer.unref()

  return {
    open(response, { sessionId, ...subscription }, missed) {
      const streams = turns[newest]
      newest = (newest + 1) % turnCount
      streams?.set(response, sessionId)
      // Events that arrive while the past is being read must come after it, and only once.
      let waiting: StoredEvent[] | undefined = []
      const told = new Set<number>()
      const tell = (events: readonly StoredEvent[]) => {
        const news = events.filter(({ id }) => !told.delete(id))
        writeTogether(response, news.map(toBytes))
      }
      const leave = hub.subscribe({
        ...subscription,
        deliver: (events) => (waiting === undefined ? tell(events) : waiting.push(...events)),
      })
      response.on('close', () => {
        leave()
        streams?.delete(response)
      })
      missed().then(
        ({ events, complete }) => {
          writeTogether(response, [...(complete ? [] : [resync]), ...events.map(toBytes)])
          for (const { id } of events) told.add(id)
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
      for (const streams of turns) for (const [stream, sessionId] of streams) if (sessionId === ended) stream.end()
    },
    listSessions: () => [...new Set(turns.flatMap((streams) => [...streams.values()]))].filter((id) => id !== null),
    close() {
      clearInterval(timer)
      for (const streams of turns) for (const stream of streams.keys()) stream.end()
    },
  }
}

function writeTogether(stream: ServerResponse, [first, ...others]: readonly Buffer[]): void {
  if (first !== undefined) writeToStream(stream, others.length > 0 ? Buffer.concat([first, ...others]) : first)
}

const resync = Buffer.from('event: resync\ndata: {}\n\n')

/** Two thousand phones hear of the same event: it is written out once. */
const kept = new WeakMap<StoredEvent, Buffer>()

function toBytes(event: StoredEvent): Buffer {
  const known = kept.get(event)
  if (known !== undefined) return known
  const { id, topic, message } = event
  const bytes = Buffer.from(`id: ${id}\nevent: ${topic}\ndata: ${JSON.stringify(message)}\n\n`)
  kept.set(event, bytes)
  return bytes
}
