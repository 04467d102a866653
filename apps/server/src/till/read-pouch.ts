import type { SiteId, StaffId, StoreId } from '@comanda/rules/ids'
import { type Cents, zero } from '@comanda/rules/money/cents'
import type { Reader } from '../database/database.ts'
import { listPouches } from './hand-taking.repository.ts'

/** The cash that somebody carries and has not handed in. */
export async function readPouch(
  db: Reader,
  { siteId, storeId, staffId }: { readonly siteId: SiteId; readonly storeId: StoreId; readonly staffId: StaffId },
): Promise<Cents> {
  const pouches = await listPouches(db, siteId, storeId)
  return pouches.find((pouch) => pouch.staffId === staffId)?.amount ?? zero
}
