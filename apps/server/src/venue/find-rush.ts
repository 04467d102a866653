import type { SiteId, StoreId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Rush } from '@comanda/rules/venue/rush'
import type { Reader } from '../database/database.ts'
import { readRushes } from './rush.repository.ts'

/** The rush that a store has now. A board asks the database: it must not show what a process kept a moment too long. */
export async function findRush(
  db: Reader,
  { siteId, storeId }: { readonly siteId: SiteId; readonly storeId: StoreId },
  now: Instant,
): Promise<Rush | undefined> {
  const rush = (await readRushes(db, siteId)).get(storeId)
  return rush !== undefined && rush.endsAt > now ? rush : undefined
}
