import type { StoresInReach } from '@comanda/rules/team/check-access'
import { inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** What belongs to a store out of reach is not found, as if it did not exist. */
export function inReach(storeId: PgColumn, stores: StoresInReach): SQL | undefined {
  if (stores === 'all') return undefined
  return stores.length === 0 ? sql`false` : inArray(storeId, [...stores])
}
