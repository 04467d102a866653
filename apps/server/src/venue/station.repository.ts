import type { CategoryId, ProductId, SiteId, StationId, StoreId } from '@comanda/rules/ids'
import type { StationRoutes } from '@comanda/rules/kitchen/route-dish'
import type { StoresInReach } from '@comanda/rules/team/check-access'
import { and, eq } from 'drizzle-orm'
import type { Reader, Tx } from '../database/database.ts'
import { inReach } from '../database/in-reach.ts'
import { station, stationRoute } from '../database/schema/kitchen.ts'

/** Which station cooks what, in each store that has stations. */
export async function readStationRoutes(db: Reader, siteId: SiteId): Promise<Map<StoreId, StationRoutes>> {
  const rows = await db.select().from(stationRoute).where(eq(stationRoute.siteId, siteId))
  return new Map(
    [...Map.groupBy(rows, ({ storeId }) => storeId)].map(([storeId, ofStore]) => {
      const products = new Map<ProductId, StationId>()
      const categories = new Map<CategoryId, StationId>()
      for (const { stationId, productId, categoryId } of ofStore) {
        if (productId !== null) products.set(productId, stationId)
        if (categoryId !== null) categories.set(categoryId, stationId)
      }
      return [storeId, { products, categories }]
    }),
  )
}

export interface StationKey {
  readonly siteId: SiteId
  readonly stores: StoresInReach
  readonly stationId: StationId
}

export type StoredStation = typeof station.$inferSelect

/** Whoever sends it a dish waits. Undefined for a station of a store out of reach. */
export async function lockStation(
  tx: Tx,
  { siteId, stores, stationId }: StationKey,
): Promise<StoredStation | undefined> {
  const [found] = await tx
    .select()
    .from(station)
    .where(and(eq(station.siteId, siteId), eq(station.id, stationId), inReach(station.storeId, stores)))
    .for('update')
  return found
}

/** Which dishes were routed to it goes with it. */
export async function eraseStation(tx: Tx, { siteId, id }: StoredStation): Promise<void> {
  await tx.delete(station).where(and(eq(station.siteId, siteId), eq(station.id, id)))
}
