import type { SiteId, StationId } from '@comanda/rules/ids'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../database/database.ts'
import { kitchenItem } from '../database/schema/kitchen.ts'

/** Takes every dish off a station, old ones too, because no dish may name a station that is gone. */
export function sendToPass(tx: Tx, siteId: SiteId, stationId: StationId) {
  return tx
    .update(kitchenItem)
    .set({ stationId: null, formerStationId: stationId, version: sql`${kitchenItem.version} + 1` })
    .where(and(eq(kitchenItem.siteId, siteId), eq(kitchenItem.stationId, stationId)))
    .returning({ state: kitchenItem.state })
}
