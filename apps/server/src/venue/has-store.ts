import type { SiteId, StoreId } from '@comanda/rules/ids'
import type { Reader } from '../database/database.ts'
import { countStores } from './store.repository.ts'

export async function hasStore(db: Reader, siteId: SiteId, storeId: StoreId): Promise<boolean> {
  return (await countStores(db, siteId, storeId)) > 0
}
