import type { SiteId, StoreId } from '@comanda/rules/ids'
import type { Rush } from '@comanda/rules/venue/rush'
import { and, eq } from 'drizzle-orm'
import type { Reader, Tx } from '../database/database.ts'
import { rush } from '../database/schema/rush.ts'

/** The last rush of each store, over or not. */
export async function readRushes(db: Reader, siteId: SiteId): Promise<ReadonlyMap<StoreId, Rush>> {
  const rows = await db.select().from(rush).where(eq(rush.siteId, siteId))
  return new Map(rows.map(({ storeId, minutes, stopped, endsAt }) => [storeId, { minutes, stopped, endsAt }]))
}

interface RushOf {
  readonly siteId: SiteId
  readonly storeId: StoreId
}

/** A second rush takes the place of the first. */
export async function saveRush(tx: Tx, of: RushOf, { minutes, stopped, endsAt }: Rush): Promise<void> {
  const fields = { minutes, stopped: [...stopped], endsAt }
  await tx
    .insert(rush)
    .values({ ...of, ...fields })
    .onConflictDoUpdate({ target: [rush.siteId, rush.storeId], set: fields })
}

/** Undefined where the store had none. */
export async function removeRush(tx: Tx, { siteId, storeId }: RushOf): Promise<Rush | undefined> {
  const [removed] = await tx
    .delete(rush)
    .where(and(eq(rush.siteId, siteId), eq(rush.storeId, storeId)))
    .returning()
  return removed
}
