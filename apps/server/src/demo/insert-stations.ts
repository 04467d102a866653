import type { DemoSite } from '@comanda/demo/demo-site'
import type { Tx } from '../database/database.ts'
import { station, stationRoute } from '../database/schema/kitchen.ts'
import { insertRows } from './insert-rows.ts'

/** Where each store cooks, and which dishes go there. */
export async function insertStations(tx: Tx, { website, stations }: DemoSite): Promise<void> {
  const siteId = website.id
  await insertRows(
    tx,
    station,
    stations.map(({ id, storeId, name }, position) => ({ siteId, id, storeId, name, position })),
  )
  await insertRows(
    tx,
    stationRoute,
    stations.flatMap(({ id: stationId, storeId, categoryIds, productIds }) => [
      ...categoryIds.map((categoryId) => ({ siteId, storeId, stationId, categoryId })),
      ...productIds.map((productId) => ({ siteId, storeId, stationId, productId })),
    ]),
  )
}
