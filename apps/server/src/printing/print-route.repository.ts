import type { PrintRouteId, SiteId, StationId, StoreId } from '@comanda/rules/ids'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Reader, Tx } from '../database/database.ts'
import { hot, type Slots } from '../database/hot.ts'
import { station } from '../database/schema/kitchen.ts'
import { printRoute } from '../database/schema/printing.ts'
import { staffDevice } from '../database/schema/staff-device.ts'
import type { PrinterKey } from './printer.repository.ts'

/** The routes that a store uses, to printers that are still paired, each with the station that it is for. */
export function listRoutes(db: Reader, siteId: SiteId, storeId: StoreId) {
  return routesOfStore.ask(db, { siteId, storeId })
}

const routesOfStore = hot((db, slot: Slots<{ readonly siteId: SiteId; readonly storeId: StoreId }>) =>
  db
    .select({
      routeId: printRoute.id,
      stationId: printRoute.stationId,
      station: station.name,
      printerId: printRoute.printerId,
    })
    .from(printRoute)
    .innerJoin(
      staffDevice,
      and(
        eq(staffDevice.siteId, printRoute.siteId),
        eq(staffDevice.id, printRoute.printerId),
        isNull(staffDevice.revokedAt),
      ),
    )
    .leftJoin(station, and(eq(station.siteId, printRoute.siteId), eq(station.id, printRoute.stationId)))
    .where(
      and(
        eq(printRoute.siteId, slot('siteId', printRoute.siteId)),
        eq(printRoute.storeId, slot('storeId', printRoute.storeId)),
        printRoute.isUsed,
      ),
    )
    .orderBy(asc(printRoute.id)),
)

/** Where dishes are cooked in a store. */
export function listStations(db: Reader, siteId: SiteId, storeId: StoreId) {
  return db
    .select({ stationId: station.id, name: station.name })
    .from(station)
    .where(and(eq(station.siteId, siteId), eq(station.storeId, storeId)))
    .orderBy(asc(station.position), asc(station.id))
}

/** None of them is removed until the transaction ends; one that is being removed is waited for. */
export function lockStations(tx: Tx, siteId: SiteId, storeId: StoreId) {
  return listStations(tx, siteId, storeId).for('key share')
}

/**
 * The station whose dishes a route is for, used or not; null at the pass, which also has the dishes of a station that
 * is gone.
 */
export async function getRouteStation(tx: Tx, siteId: SiteId, routeId: PrintRouteId): Promise<StationId | null> {
  const [found] = await tx
    .select({ stationId: printRoute.stationId })
    .from(printRoute)
    .where(and(eq(printRoute.siteId, siteId), eq(printRoute.id, routeId)))
  if (found === undefined) throw new Error('a paper without a route')
  return found.stationId
}

/** From now on a printer prints for these and for nobody else; null is the pass. */
export async function saveRoutes(
  tx: Tx,
  { siteId, storeId, id: printerId }: PrinterKey & { readonly storeId: StoreId },
  stationIds: readonly (StationId | null)[],
): Promise<void> {
  await tx
    .update(printRoute)
    .set({ isUsed: false })
    .where(and(eq(printRoute.siteId, siteId), eq(printRoute.printerId, printerId)))
  if (stationIds.length === 0) return
  const { siteId: site, storeId: store, stationId, formerStationId, printerId: target } = printRoute
  await tx
    .insert(printRoute)
    .values(stationIds.map((one) => ({ siteId, storeId, stationId: one, printerId })))
    .onConflictDoUpdate({ target: [site, store, stationId, formerStationId, target], set: { isUsed: true } })
}

/** Nobody prints for a station that is removed; its routes stay for the papers that they made. */
export async function endRoutesOf(tx: Tx, siteId: SiteId, stationId: StationId): Promise<void> {
  await tx
    .update(printRoute)
    .set({ stationId: null, formerStationId: stationId, isUsed: false })
    .where(and(eq(printRoute.siteId, siteId), eq(printRoute.stationId, stationId)))
}
