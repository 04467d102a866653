import type { CategoryId, ProductId, SiteId, StationId, StoreId } from '@comanda/rules/ids'
import type { StationRoutes } from '@comanda/rules/kitchen/route-dish'
import { eq } from 'drizzle-orm'
import type { Reader } from '../database/database.ts'
import { stationRoute } from '../database/schema/kitchen.ts'

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
