import type { DeviceId, RoleId, SiteId, StaffId, StaffSessionId, StationId, StoreId } from '@comanda/rules/ids'
import type { DeviceKind } from '@comanda/rules/team/device-kinds'
import type { StaffRight } from '@comanda/rules/team/rights'
import type { Instant } from '@comanda/rules/time/calendar'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { askTogether } from '../database/ask-together.ts'
import type { Database } from '../database/database.ts'
import { hot, type Slots } from '../database/hot.ts'
import { staff, staffRole } from '../database/schema/staff.ts'
import { staffDevice } from '../database/schema/staff-device.ts'
import { staffSession } from '../database/schema/staff-session.ts'
import { toNewsMark } from '../live/live-event.repository.ts'

export interface StoredStaff {
  readonly device: {
    readonly siteId: SiteId
    readonly id: DeviceId
    readonly kind: DeviceKind
    readonly name: string
    readonly storeId: StoreId
    readonly lastSeenAt: Instant
    readonly revokedAt: Instant | null
    readonly stationId: StationId | null
    readonly stationSeenAt: Instant | null
  } | null
  readonly session: {
    readonly siteId: SiteId
    readonly id: StaffSessionId
    readonly deviceId: DeviceId | null
    readonly createdAt: Instant
    readonly lastCallAt: Instant
    readonly endedAt: Instant | null
  } | null
  readonly person: {
    readonly id: StaffId
    readonly name: string
    readonly colour: string
    readonly active: boolean
  } | null
  readonly role: {
    readonly id: RoleId
    readonly name: string
    readonly everyRight: boolean
    readonly rights: readonly StaffRight[]
  } | null
  /** The stores that the person is bound to; null means all. */
  readonly storeIds: readonly StoreId[] | null
  /** Another text whenever one of the topics has news. */
  readonly news: string
}

/** The tokens of a request as they are stored, and the topics whose news decide what is answered. */
interface Sent {
  readonly session: Uint8Array | null
  readonly device: Uint8Array | null
  readonly topics: readonly string[]
}

/** The boards of a store hear of a change at the same moment, and ask again within a few milliseconds. */
const boardsWithinMs = 8

export type FindByTokens = (sent: Sent) => Promise<StoredStaff | undefined>

/**
 * One read by two unique keys: who a session and a device belong to. Every call of every board begins with it, so its
 * statement is built once, what a board must know besides comes with it, and those who ask at once are read together.
 */
export function prepareFindByTokens(database: Database): FindByTokens {
  // Behind a select PostgreSQL does not look at how many there are, so one plan serves all: it planned anew at each call,
  // which took four times as long as the read.
  const tokens = sql`unnest((select ${sql.placeholder('sessions')}::bytea[]), (select ${sql.placeholder('devices')}::bytea[]))`
  const siteId = sql`coalesce(${staffDevice.siteId}, ${staffSession.siteId})`
  const statement = database
    .select({
      device: {
        siteId: staffDevice.siteId,
        id: staffDevice.id,
        kind: staffDevice.kind,
        name: staffDevice.name,
        storeId: staffDevice.storeId,
        lastSeenAt: staffDevice.lastSeenAt,
        revokedAt: staffDevice.revokedAt,
        stationId: staffDevice.stationId,
        stationSeenAt: staffDevice.stationSeenAt,
      },
      session: {
        siteId: staffSession.siteId,
        id: staffSession.id,
        deviceId: staffSession.deviceId,
        createdAt: staffSession.createdAt,
        lastCallAt: staffSession.lastCallAt,
        endedAt: staffSession.endedAt,
      },
      person: { id: staff.id, name: staff.name, colour: staff.colour, active: staff.active },
      role: {
        id: staffRole.id,
        name: staffRole.name,
        everyRight: staffRole.everyRight,
        rights: staffRole.rights,
      },
      storeIds: sql<readonly StoreId[] | null>`(select array_agg(bound.store_id) from staff_store bound
        where bound.site_id = ${staff.siteId} and bound.staff_id = ${staff.id})`,
      // Boards that ask together are of few sites: the first of a site asks for all of them.
      news: sql<string | null>`case when row_number() over (partition by ${siteId} order by sent.place) = 1
        then ${toNewsMark(siteId, sql.placeholder('topics'))} end`,
    })
    .from(sql`${tokens} with ordinality as sent (session_hash, device_hash, place)`)
    .leftJoin(staffDevice, eq(staffDevice.tokenHash, sql`sent.device_hash`))
    .leftJoin(staffSession, eq(staffSession.tokenHash, sql`sent.session_hash`))
    .leftJoin(staff, and(eq(staff.siteId, staffSession.siteId), eq(staff.id, staffSession.staffId)))
    .leftJoin(staffRole, and(eq(staffRole.siteId, staff.siteId), eq(staffRole.id, staff.roleId)))
    .orderBy(sql`sent.place`)
    .prepare('find_staff')
  const prepareFor = (topics: readonly string[]) =>
    askTogether<Sent, StoredStaff | undefined>(
      async (asked) => {
        const found = await statement.execute({
          sessions: asked.map(({ session }) => session),
          devices: asked.map(({ device }) => device),
          topics,
        })
        return tellNews(found)
      },
      { withinMs: topics.length === 0 ? 0 : boardsWithinMs },
    )
  const byTopics = new Map<string, ReturnType<typeof prepareFor>>()
  return (sent) => {
    const name = sent.topics.join()
    const find = byTopics.get(name) ?? prepareFor(sent.topics)
    byTopics.set(name, find)
    return find(sent)
  }
}

type Found = Omit<StoredStaff, 'news'> & { readonly news: string | null }

/** The news of a site stand at the first who belongs to it. */
function tellNews(found: readonly Found[]): StoredStaff[] {
  const bySite = new Map<SiteId | undefined, string>()
  return found.map((one) => {
    const siteId = one.device?.siteId ?? one.session?.siteId
    const news = one.news ?? bySite.get(siteId) ?? ''
    bySite.set(siteId, news)
    return { ...one, news }
  })
}

interface Touched<Id> {
  readonly siteId: SiteId
  readonly id: Id
  readonly now: Instant
}

interface TouchedStation extends Touched<DeviceId> {
  readonly stationId: StationId | null
}

export interface Touches {
  readonly session: (touched: Touched<StaffSessionId>) => Promise<void>
  readonly device: (touched: Touched<DeviceId>) => Promise<void>
  /** The same of a device and of the board that it shows: null is no station's. */
  readonly station: (touched: TouchedStation) => Promise<void>
}

/** Writes down when sessions and devices were last heard of. Those who are found together are written together. */
export function prepareTouches(database: Database): Touches {
  return {
    session: askTogether((touched) => touchedSessions.ask(database, toRows(touched)).then(() => [])),
    device: askTogether((touched) => touchedDevices.ask(database, toRows(touched)).then(() => [])),
    station: askTogether((touched: readonly TouchedStation[]) => {
      const stationIds = touched.map(({ stationId }) => stationId)
      return touchedStations.ask(database, { ...toRows(touched), stationIds }).then(() => [])
    }),
  }
}

interface TouchedRows {
  readonly siteIds: readonly SiteId[]
  readonly ids: readonly (StaffSessionId | DeviceId)[]
  readonly now: Instant
}

function toRows(touched: readonly Touched<StaffSessionId | DeviceId>[]): TouchedRows {
  const times = touched.map(({ now }) => now)
  return {
    siteIds: touched.map(({ siteId }) => siteId),
    ids: touched.map(({ id }) => id),
    now: Math.max(...times) as Instant,
  }
}

/** What somebody else writes to at this moment is left to them: nobody waits, and no two wait for each other. */
function isFree(table: typeof staffSession | typeof staffDevice, ids: SQL, slot: Slots<TouchedRows>): SQL {
  const { siteId, id } = table
  return sql`(${siteId}, ${id}) in (select free.site_id, free.id from ${table} free
    where (free.site_id, free.id) in (select * from unnest(${slot('siteIds', siteId)}::int[], ${ids}))
    for no key update skip locked)`
}

const touchedSessions = hot((db, slot: Slots<TouchedRows>) =>
  db
    .update(staffSession)
    .set({ lastCallAt: slot('now', staffSession.lastCallAt) })
    .where(isFree(staffSession, sql`${slot('ids', staffSession.id)}::uuid[]`, slot)),
)
const touchedDevices = hot((db, slot: Slots<TouchedRows>) =>
  db
    .update(staffDevice)
    .set({ lastSeenAt: slot('now', staffDevice.lastSeenAt) })
    .where(isFree(staffDevice, sql`${slot('ids', staffDevice.id)}::int[]`, slot)),
)

interface TouchedStationRows extends TouchedRows {
  readonly stationIds: readonly (StationId | null)[]
}

const touchedStations = hot((db, slot: Slots<TouchedStationRows>) => {
  const { siteId, id, stationId, lastSeenAt, stationSeenAt } = staffDevice
  const shown = sql`unnest(${slot('siteIds', siteId)}::int[], ${slot('ids', id)}::int[], ${slot('stationIds', stationId)}::int[])`
  return db
    .update(staffDevice)
    .set({
      lastSeenAt: slot('now', lastSeenAt),
      stationSeenAt: slot('now', stationSeenAt),
      stationId: sql`(select shown.station_id from ${shown} as shown (site_id, id, station_id)
        where (shown.site_id, shown.id) = (${siteId}, ${id}) limit 1)`,
    })
    .where(isFree(staffDevice, sql`${slot('ids', id)}::int[]`, slot))
})
