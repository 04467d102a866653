import type { DeviceId, SiteId, StaffId, StoreId } from '@comanda/rules/ids'
import type { StoresInReach } from '@comanda/rules/team/check-access'
import type { DayCutoff, DaySpan } from '@comanda/rules/venue/business-day'
import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Reader, Tx } from '../database/database.ts'
import { inReach } from '../database/in-reach.ts'
import { staff } from '../database/schema/staff.ts'
import { staffDevice } from '../database/schema/staff-device.ts'
import { staffAction } from '../database/schema/staff-session.ts'
import { store } from '../database/schema/store.ts'
import type { DoneAction } from '../http/staff-door.ts'

export async function saveAction(tx: Tx, done: DoneAction): Promise<void> {
  const { siteId, at, call, subject, staffId, approvedBy, deviceId, storeId, before, after, version = null } = done
  await tx
    .insert(staffAction)
    .values({ siteId, at, call, subject, staffId, approvedBy, deviceId, storeId, before, after, version })
}

/** From when to when a day lasts in a store; null stands for what was done in no store. */
export interface StoreDay extends DaySpan {
  readonly storeId: StoreId | null
}

export interface ActionSearch {
  readonly siteId: SiteId
  readonly stores: StoresInReach
  readonly subject: string | null
  readonly staffId: StaffId | null
  readonly deviceId: DeviceId | null
  readonly storeId: StoreId | null
  readonly call: string | null
  readonly days: readonly StoreDay[] | null
  /** Only what is older than this one. */
  readonly after: number | null
  readonly limit: number
}

const approver = alias(staff, 'approver')
const later = alias(staffAction, 'later')

const columns = {
  actionId: staffAction.id,
  at: staffAction.at,
  call: staffAction.call,
  subject: staffAction.subject,
  person: { staffId: staff.id, name: staff.name },
  approvedBy: { staffId: approver.id, name: approver.name },
  device: { deviceId: staffDevice.id, name: staffDevice.name },
  storeId: staffAction.storeId,
  before: staffAction.before,
  after: staffAction.after,
  version: staffAction.version,
}

/** Newest first. Ids only grow, so a page never repeats or skips what was there when the first one was read. */
export async function listActionsInReach(db: Reader, search: ActionSearch) {
  const { siteId, stores, subject, staffId, deviceId, storeId, call, days, after, limit } = search
  return selectActions(
    db,
    and(
      eq(staffAction.siteId, siteId),
      inReach(staffAction.storeId, stores),
      subject === null ? undefined : eq(staffAction.subject, subject),
      staffId === null ? undefined : eq(staffAction.staffId, staffId),
      deviceId === null ? undefined : eq(staffAction.deviceId, deviceId),
      storeId === null ? undefined : eq(staffAction.storeId, storeId),
      call === null ? undefined : eq(staffAction.call, call),
      days === null ? undefined : or(sql`false`, ...days.map(isOnDay)),
      after === null ? undefined : lt(staffAction.id, after),
    ),
  )
    .orderBy(desc(staffAction.id))
    .limit(limit)
}

export type StoredAction = Awaited<ReturnType<typeof listActionsInReach>>[number]

/** Undefined for what was done in a store out of reach. */
export async function findActionInReach(
  db: Reader,
  { siteId, stores }: Pick<ActionSearch, 'siteId' | 'stores'>,
  id: number,
): Promise<StoredAction | undefined> {
  const [found] = await selectActions(
    db,
    and(eq(staffAction.siteId, siteId), eq(staffAction.id, id), inReach(staffAction.storeId, stores)),
  )
  return found
}

/** The writes to a thing after the version that somebody saw, the oldest first. */
export function listWritesSince(
  db: Reader,
  { siteId, subject, version }: { readonly siteId: SiteId; readonly subject: string; readonly version: number },
): Promise<StoredAction[]> {
  const isLater = and(eq(staffAction.subject, subject), gt(staffAction.version, version))
  return selectActions(db, and(eq(staffAction.siteId, siteId), isLater)).orderBy(asc(staffAction.id))
}

/** Everything that was done to a thing, the oldest first. */
export function listActionsOn(db: Reader, siteId: SiteId, subject: string): Promise<StoredAction[]> {
  const isOfThing = and(eq(staffAction.siteId, siteId), eq(staffAction.subject, subject))
  return selectActions(db, isOfThing).orderBy(asc(staffAction.id))
}

/** The actions among these that a later one of the named calls has changed again. */
export async function listOverwritten(
  db: Reader,
  siteId: SiteId,
  { ids, calls }: { readonly ids: readonly number[]; readonly calls: readonly string[] },
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const isSameThing = and(
    eq(later.siteId, staffAction.siteId),
    eq(later.subject, staffAction.subject),
    // What has a version is one thing in all stores; a pause is one in each.
    sql`(${staffAction.version} is not null or ${later.storeId} is not distinct from ${staffAction.storeId})`,
    gt(later.id, staffAction.id),
    inArray(later.call, [...calls]),
  )
  const rows = await db
    .selectDistinct({ id: staffAction.id })
    .from(staffAction)
    .innerJoin(later, isSameThing)
    .where(and(eq(staffAction.siteId, siteId), inArray(staffAction.id, [...ids])))
  return new Set(rows.map(({ id }) => id))
}

/** When the days of a site's stores end, in the order in which the site shows its stores. */
export function listDayCutoffs(
  db: Reader,
  siteId: SiteId,
): Promise<readonly (DayCutoff & { readonly storeId: StoreId })[]> {
  return db
    .select({ storeId: store.id, timeZone: store.timeZone, dayStartsAt: store.dayStartsAt })
    .from(store)
    .where(eq(store.siteId, siteId))
    .orderBy(asc(store.position), asc(store.id))
}

function selectActions(db: Reader, condition: SQL | undefined) {
  return db
    .select(columns)
    .from(staffAction)
    .leftJoin(staff, and(eq(staff.siteId, staffAction.siteId), eq(staff.id, staffAction.staffId)))
    .leftJoin(approver, and(eq(approver.siteId, staffAction.siteId), eq(approver.id, staffAction.approvedBy)))
    .leftJoin(staffDevice, and(eq(staffDevice.siteId, staffAction.siteId), eq(staffDevice.id, staffAction.deviceId)))
    .where(condition)
    .$dynamic()
}

function isOnDay({ storeId, from, until }: StoreDay): SQL | undefined {
  const isThere = storeId === null ? isNull(staffAction.storeId) : eq(staffAction.storeId, storeId)
  return and(isThere, gte(staffAction.at, from), lt(staffAction.at, until))
}
