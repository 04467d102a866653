import type { SiteId, StoreId } from '@comanda/rules/ids'
import type { DayCutoff } from '@comanda/rules/venue/business-day'
import { and, eq } from 'drizzle-orm'
import type { Reader } from '../database/database.ts'
import { store } from '../database/schema/store.ts'

/** When the business day of a store ends; undefined where the site has no such store. */
export async function findDayCutoff(db: Reader, siteId: SiteId, storeId: StoreId): Promise<DayCutoff | undefined> {
  const [found] = await db
    .select({ timeZone: store.timeZone, dayStartsAt: store.dayStartsAt })
    .from(store)
    .where(and(eq(store.siteId, siteId), eq(store.id, storeId)))
  return found
}
