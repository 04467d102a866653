import type { CartId, DeviceId, PrintJobId, PrintRouteId, SiteId, StoreId, TicketId } from '@comanda/rules/ids'
import { printOldMinutes } from '@comanda/rules/printing/printing-times'
import type { StoresInReach } from '@comanda/rules/team/check-access'
import type { Instant } from '@comanda/rules/time/calendar'
import { addMinutes } from '@comanda/rules/time/store-moment'
import { and, asc, desc, eq, gt, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../database/database.ts'
import { hot, type Slots } from '../database/hot.ts'
import { inReach } from '../database/in-reach.ts'
import { kitchenItem, kitchenTicket, station } from '../database/schema/kitchen.ts'
import { printJob, printRoute } from '../database/schema/printing.ts'
import { staffDevice } from '../database/schema/staff-device.ts'

export type StoredJob = typeof printJob.$inferSelect

/** Written out and not as values: only so is the index of what is open found by a plan for all stores. */
export const isOpen = sql`${printJob.state} in ('waiting', 'given')`
/** What is older waits for a person (DAY-108). */
const isYoung = (now: Instant) => gt(printJob.wantedAt, addMinutes(now, -printOldMinutes))

/** Which dishes a route prints: all of them for the pass, else those of its station, also after that was removed. */
const isRouted = sql`(item.station_id = route.station_id or item.former_station_id = route.former_station_id
  or num_nonnulls(route.station_id, route.former_station_id) = 0)`

/**
 * One paper per route that has a dish of the ticket, or of the course that is fired; for what has its papers already,
 * none (DAY-106, DAY-205).
 */
export function leaveJobs(
  tx: Tx,
  { siteId, storeId, ticketId }: Pick<TicketPapers, 'siteId' | 'storeId' | 'ticketId'>,
  { routes, firedCourse, now }: Pick<TicketPapers, 'routes' | 'firedCourse' | 'now'>,
): void {
  newJobs.leave(tx, { siteId, storeId, ticketId, routes, firedCourse, now })
}

interface TicketPapers {
  readonly siteId: SiteId
  readonly storeId: StoreId
  readonly ticketId: TicketId
  readonly routes: readonly { routeId: PrintRouteId; printerId: DeviceId }[]
  readonly firedCourse: number | null
  readonly now: Instant
}

const newJobs = hot((_db, slot: Slots<TicketPapers>) => {
  const siteId = slot('siteId', printJob.siteId)
  const ticketId = slot('ticketId', printJob.ticketId)
  const at = slot('now', printJob.wantedAt)
  const course = sql`${slot('firedCourse', printJob.firedCourse)}::smallint`
  return sql`
    insert into print_job (site_id, store_id, ticket_id, route_id, printer_id, fired_course, is_copy,
      wanted_at, offered_at)
    select ${siteId}, ${slot('storeId', printJob.storeId)}, ${ticketId}, route.id, planned."printerId",
      ${course}, false, ${at}, ${at}
    from jsonb_to_recordset(${slot('routes', kitchenItem.words)}::jsonb) as planned("routeId" int, "printerId" int)
    join print_route route on route.site_id = ${siteId} and route.id = planned."routeId"
    where exists (
      select from kitchen_item item
      where item.site_id = ${siteId} and item.ticket_id = ${ticketId} and item.state <> 'voided'
        and coalesce(item.course = ${course}, true) and ${isRouted})
    on conflict do nothing`
})

export async function saveCopy(
  tx: Tx,
  { siteId, storeId, ticketId, routeId, firedCourse, wantedAt }: StoredJob,
  { printerId, offeredAt }: Pick<StoredJob, 'printerId' | 'offeredAt'>,
): Promise<StoredJob> {
  const [saved] = await tx
    .insert(printJob)
    .values({ siteId, storeId, ticketId, routeId, firedCourse, printerId, isCopy: true, wantedAt, offeredAt })
    .returning()
  if (saved === undefined) throw new Error('the copy was not saved')
  return saved
}

interface Printing {
  readonly siteId: SiteId
  /** The printer. */
  readonly id: DeviceId
}

/** The oldest paper that a printer is to print now. */
export async function findNextJob(db: Reader, { siteId, id }: Printing, now: Instant): Promise<StoredJob | undefined> {
  const [found] = await db
    .select()
    .from(printJob)
    .where(and(eq(printJob.siteId, siteId), eq(printJob.printerId, id), isOpen, isYoung(now)))
    .orderBy(asc(printJob.wantedAt), asc(printJob.id))
    .limit(1)
  return found
}

/** A paper of this printer and of no other; undefined for one that it need not print. */
export async function lockJobToGive(
  tx: Tx,
  { siteId, id }: Printing,
  { jobId, now }: { readonly jobId: PrintJobId; readonly now: Instant },
): Promise<StoredJob | undefined> {
  const [found] = await tx
    .select()
    .from(printJob)
    .where(and(eq(printJob.siteId, siteId), eq(printJob.printerId, id), eq(printJob.id, jobId), isOpen, isYoung(now)))
    .for('update')
  return found
}

/** A paper that this printer has been given, however late it says that it is printed. */
export async function lockGivenJob(
  tx: Tx,
  { siteId, id }: Printing,
  jobId: PrintJobId,
): Promise<StoredJob | undefined> {
  const [found] = await tx
    .select()
    .from(printJob)
    .where(
      and(
        eq(printJob.siteId, siteId),
        eq(printJob.printerId, id),
        eq(printJob.id, jobId),
        gt(printJob.givenTimes, 0),
        ne(printJob.state, 'printed'),
      ),
    )
    .for('update')
  return found
}

/** The papers that wait somewhere, of every site; another instance may be moving some of them right now. */
export function lockOpenJobs(tx: Tx, now: Instant): Promise<StoredJob[]> {
  return tx
    .select()
    .from(printJob)
    .where(and(isOpen, isYoung(now)))
    .orderBy(asc(printJob.wantedAt), asc(printJob.id))
    .for('update', { skipLocked: true })
}

/** The papers that one printer has not printed yet, old or young. */
export function lockJobsOf(tx: Tx, { siteId, id }: Printing): Promise<StoredJob[]> {
  return tx
    .select()
    .from(printJob)
    .where(and(eq(printJob.siteId, siteId), eq(printJob.printerId, id), isOpen))
    .orderBy(asc(printJob.wantedAt), asc(printJob.id))
    .for('update')
}

/** How many papers a printer has not printed yet. */
export function countOpenJobs(db: Reader, { siteId, id }: Printing): Promise<number> {
  return db.$count(printJob, and(eq(printJob.siteId, siteId), eq(printJob.printerId, id), isOpen))
}

/** All papers of the same dishes for the same place. */
export function listSiblings(tx: Tx, job: StoredJob): Promise<StoredJob[]> {
  return tx
    .select()
    .from(printJob)
    .where(and(eq(printJob.siteId, job.siteId), eq(printJob.ticketId, job.ticketId), isSamePaper(job)))
}

function isSamePaper({ routeId, firedCourse }: StoredJob): SQL | undefined {
  const ofCourse = firedCourse === null ? isNull(printJob.firedCourse) : eq(printJob.firedCourse, firedCourse)
  return and(eq(printJob.routeId, routeId), ofCourse)
}

/** The caller has locked it. */
export async function changeJob(
  tx: Tx,
  { siteId, id }: Pick<StoredJob, 'siteId' | 'id'>,
  change: Partial<
    Pick<StoredJob, 'state' | 'printerId' | 'givenTimes' | 'wantedAt' | 'offeredAt' | 'toldMissing' | 'endedAt'>
  >,
): Promise<void> {
  await tx
    .update(printJob)
    .set(change)
    .where(and(eq(printJob.siteId, siteId), eq(printJob.id, id)))
}

/** No dish of its route is left. */
export const isEmpty = sql`not exists (
  select from kitchen_item item
  join print_route route on route.site_id = item.site_id and route.id = ${printJob.routeId}
  where item.site_id = ${printJob.siteId} and item.ticket_id = ${printJob.ticketId} and item.state <> 'voided'
    and coalesce(item.course = ${printJob.firedCourse}, true) and ${isRouted})`

/** Drops what no printer has been given yet. */
export async function dropUngiven(
  tx: Tx,
  {
    siteId,
    ticketIds,
    only,
  }: { readonly siteId: SiteId; readonly ticketIds: readonly TicketId[]; readonly only?: SQL },
  now: Instant,
): Promise<void> {
  if (ticketIds.length === 0) return
  await tx
    .update(printJob)
    .set({ state: 'dropped', endedAt: now })
    .where(
      and(
        eq(printJob.siteId, siteId),
        inArray(printJob.ticketId, [...ticketIds]),
        eq(printJob.state, 'waiting'),
        eq(printJob.givenTimes, 0),
        only,
      ),
    )
}

/** The copies of a paper that came out after all. */
export function dropCopies(tx: Tx, job: StoredJob, now: Instant): Promise<void> {
  const only = and(isSamePaper(job), eq(printJob.isCopy, true))
  return dropUngiven(tx, { siteId: job.siteId, ticketIds: [job.ticketId], ...(only && { only }) }, now)
}

/** Undefined for one of a store out of reach. */
export async function lockJob(
  tx: Tx,
  { siteId, stores }: { readonly siteId: SiteId; readonly stores: StoresInReach },
  jobId: PrintJobId,
): Promise<StoredJob | undefined> {
  const [found] = await tx
    .select()
    .from(printJob)
    .where(and(eq(printJob.siteId, siteId), eq(printJob.id, jobId), inReach(printJob.storeId, stores)))
    .for('update')
  return found
}

const longestList = 100

/** The papers of a store with what they are about: what still waits first, then the newest. */
export function listPapers(db: Reader, siteId: SiteId, storeId: StoreId) {
  return db
    .select({ job: printJob, number: kitchenTicket.number, place: kitchenTicket.place, station: station.name })
    .from(printJob)
    .innerJoin(kitchenTicket, and(eq(kitchenTicket.siteId, printJob.siteId), eq(kitchenTicket.id, printJob.ticketId)))
    .innerJoin(printRoute, and(eq(printRoute.siteId, printJob.siteId), eq(printRoute.id, printJob.routeId)))
    .leftJoin(station, and(eq(station.siteId, printRoute.siteId), eq(station.id, printRoute.stationId)))
    .where(and(eq(printJob.siteId, siteId), eq(printJob.storeId, storeId)))
    .orderBy(desc(isOpen), desc(printJob.wantedAt), asc(printJob.id))
    .limit(longestList)
}

/** The papers of everything that a cart sent, with where they were printed; the oldest first. */
export function listPapersOfCart(db: Reader, siteId: SiteId, cartId: CartId) {
  return db
    .select({ job: printJob, station: station.name, printer: staffDevice.name })
    .from(kitchenTicket)
    .innerJoin(printJob, and(eq(printJob.siteId, kitchenTicket.siteId), eq(printJob.ticketId, kitchenTicket.id)))
    .innerJoin(printRoute, and(eq(printRoute.siteId, printJob.siteId), eq(printRoute.id, printJob.routeId)))
    .leftJoin(station, and(eq(station.siteId, printRoute.siteId), eq(station.id, printRoute.stationId)))
    .leftJoin(staffDevice, and(eq(staffDevice.siteId, printJob.siteId), eq(staffDevice.id, printJob.printerId)))
    .where(and(eq(kitchenTicket.siteId, siteId), eq(kitchenTicket.cartId, cartId)))
    .orderBy(asc(printJob.wantedAt), asc(printJob.id))
}
