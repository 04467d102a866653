import type { SiteId, StationId, StoreId } from '@comanda/rules/ids'
import { and, eq, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../database/database.ts'
import { kitchenItem, station } from '../database/schema/kitchen.ts'

/** A store without stations has one board and no pass. */
export async function hasStations(db: Reader, siteId: SiteId, storeId: StoreId): Promise<boolean> {
  const [found] = await db
    .select({ id: station.id })
    .from(station)
    .where(and(eq(station.siteId, siteId), eq(station.storeId, storeId)))
    .limit(1)
  return found !== undefined
}

/** Takes every dish off a station, old ones too, because no dish may name a station that is gone. */
export function sendToPass(tx: Tx, siteId: SiteId, stationId: StationId) {
  return tx
    .update(kitchenItem)
    .set({ stationId: null, formerStationId: stationId, version: sql`${kitchenItem.version} + 1` })
    .where(and(eq(kitchenItem.siteId, siteId), eq(kitchenItem.stationId, stationId)))
    .returning({ state: kitchenItem.state })
}
