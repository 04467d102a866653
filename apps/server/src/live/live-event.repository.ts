import type { WireLiveEvent } from '@comanda/contract/live'
import { type SiteId, toId } from '@comanda/rules/ids'
import { and, asc, desc, eq, gt, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../database/database.ts'
import { hot, type Slots } from '../database/hot.ts'
import type { Sum } from '../database/line/line.ts'
import { toLine } from '../database/line/to-tx.ts'
import { liveEvent } from '../database/schema/outbox.ts'

/** A stored event, in its wire form, so that each is encoded once for any number of readers. */
export interface StoredEvent extends WireLiveEvent {
  readonly siteId: SiteId
}

export const liveChannel = 'comanda_live'
/** The channel on which the database itself says which site was written to (migration 0003). */
export const siteChannel = 'comanda_site'

/** A notification of PostgreSQL has room for 8,000 bytes. */
const roomForMessage = 7_000

const newEvents = `
  with saved as (
    insert into live_event (site_id, topic, message)
    select site_id, topic, message::json
    from unnest($1::int[], $2::text[], $3::text[]) with ordinality as said (site_id, topic, message, place) order by place
    returning site_id, id, topic, message::text as message
  )
  select pg_notify('${liveChannel}', site_id || ':' || id || ':' || topic
    || case when octet_length(message) <= ${roomForMessage} then E'\\n' || message else '' end) from saved order by id`

/** The same for one alone, which is what nearly every change says: without rows to unfold and to sort. */
const newEvent = `
  with saved as (
    insert into live_event (site_id, topic, message) values ($1::int, $2::text, $3::text::json) returning id
  )
  select pg_notify('${liveChannel}', $1::int || ':' || id || ':' || $4::text) from saved`

type EventRow = readonly [siteId: SiteId, topic: string, message: string]

const sumUp: Sum = {
  toStatement(rows) {
    const [first, second] = rows as readonly EventRow[]
    if (first !== undefined && second === undefined) return { text: newEvent, values: [...first, toTold(first)] }
    return { text: newEvents, values: [0, 1, 2].map((column) => rows.map((row) => row[column])) }
  },
}

function toTold([, topic, message]: EventRow): string {
  return Buffer.byteLength(message) <= roomForMessage ? `${topic}\n${message}` : topic
}

/**
 * Every instance hears it once the transaction is committed, and nobody if it is not. All that a transaction says
 * travels together just before its commit: an order that is paid says five things.
 */
export function leaveEvent(tx: Tx, siteId: SiteId, topic: string, message: unknown): void {
  toLine(tx).gather(sumUp, [siteId, topic, JSON.stringify(message)])
}

export interface EventKey {
  readonly siteId: SiteId
  readonly id: number
}

/** An event as the database tells of it at its commit. */
export interface HeardEvent extends EventKey {
  readonly topic: string
  /** Undefined where it was too long to be told: then it is read. */
  readonly message: string | undefined
}

export function readHeardEvent(payload: string): HeardEvent {
  const end = payload.indexOf('\n')
  const [site, id, ...topic] = (end === -1 ? payload : payload.slice(0, end)).split(':')
  return {
    siteId: toId<SiteId>(Number(site)),
    id: Number(id),
    topic: topic.join(':'),
    message: end === -1 ? undefined : payload.slice(end + 1),
  }
}

const columns = {
  siteId: liveEvent.siteId,
  id: liveEvent.id,
  topic: liveEvent.topic,
  message: liveEvent.message,
}

interface EventKeys {
  readonly siteIds: readonly SiteId[]
  readonly ids: readonly number[]
}

const eventsByKey = hot((db, slot: Slots<EventKeys>) => {
  const keys = sql`unnest(${slot('siteIds', liveEvent.siteId)}::int[], ${slot('ids', liveEvent.id)}::bigint[])`
  return db
    .select(columns)
    .from(liveEvent)
    .where(sql`(${liveEvent.siteId}, ${liveEvent.id}) in (select * from ${keys})`)
    .orderBy(asc(liveEvent.id))
})

export function listEvents(database: Reader, keys: readonly EventKey[]): Promise<StoredEvent[]> {
  return eventsByKey.ask(database, { siteIds: keys.map(({ siteId }) => siteId), ids: keys.map(({ id }) => id) })
}

/**
 * The events that a reader that last saw `after` may have missed. An id is given before its commit, so a smaller one
 * can appear later: a returning reader gets the last seconds again, which is harmless, because a message only says what
 * to look at.
 */
export function listEventsAfter(
  database: Reader,
  search: {
    readonly siteId?: SiteId
    readonly topics?: readonly string[]
    /** Of messages that name a cart, only those that name this one. */
    readonly cart?: string | null
    readonly after: number
    readonly returns: boolean
    readonly limit: number
  },
): Promise<StoredEvent[]> {
  const { siteId, topics, cart, after, returns, limit } = search
  const lately = sql`(${liveEvent.id} > ${after - 1_000} and ${liveEvent.createdAt} > now() - interval '15 seconds')`
  return database
    .select(columns)
    .from(liveEvent)
    .where(
      and(
        siteId === undefined ? undefined : eq(liveEvent.siteId, siteId),
        topics === undefined ? undefined : inArray(liveEvent.topic, [...topics]),
        or(gt(liveEvent.id, after), returns ? lately : undefined),
        cart ? sql`coalesce(${liveEvent.message} ->> 'cart', ${cart}) = ${cart}` : undefined,
      ),
    )
    .orderBy(asc(liveEvent.id))
    .limit(limit)
}

export async function findLastEventId(database: Reader, siteId?: SiteId): Promise<number> {
  const [last] = await database
    .select({ id: liveEvent.id })
    .from(liveEvent)
    .where(siteId === undefined ? undefined : eq(liveEvent.siteId, siteId))
    .orderBy(desc(liveEvent.id))
    .limit(1)
  return last?.id ?? 0
}

/**
 * A part of a read: another text whenever the topics have news that is committed. An id is given before its commit, so
 * an event can appear below the newest one; a topic has far fewer than 100 while one transaction is open (migration
 * 0047).
 */
export function toNewsMark(siteId: SQLWrapper, topics: SQLWrapper): SQL<string> {
  return sql<string>`news_mark(${siteId}, ${topics}::text[])`
}

/** Whether nothing of the site after `id` has been deleted yet. */
export async function hasAllSince(database: Reader, siteId: SiteId, id: number): Promise<boolean> {
  const [first] = await database
    .select({ id: liveEvent.id })
    .from(liveEvent)
    .where(eq(liveEvent.siteId, siteId))
    .orderBy(asc(liveEvent.id))
    .limit(1)
  return first === undefined || first.id <= id
}

/** A site keeps its newest event, whatever its age, so that a returning reader can be told what it missed. */
export async function removeOldEvents(database: Reader): Promise<void> {
  await database.execute(sql`
    delete from live_event old where created_at < now() - interval '1 hour'
    and (exists (select 1 from live_event newer where newer.site_id = old.site_id and newer.id > old.id)
      or not exists (select 1 from site where site.id = old.site_id))`)
}
