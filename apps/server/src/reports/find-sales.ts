import type { RequestOf } from '@comanda/contract/call'
import type { showSales } from '@comanda/contract/calls/staff/reports'
import { refusal } from '@comanda/contract/refusals'
import { checkDayStretch } from '@comanda/rules/venue/day-stretch'
import type { StaffContext } from '../call/staff-context.ts'
import type { Reader } from '../database/database.ts'
import { findStore } from '../venue/find-store.ts'
import type { KeepsVenues } from '../venue/load-venues.ts'
import { readSales } from './read-sales.ts'

/** The sales of one store, or of all in reach; a store out of reach is not found. */
export async function findSales(
  db: Reader,
  { storeId, from, until }: RequestOf<typeof showSales>,
  { siteId, stores, house }: StaffContext<KeepsVenues>,
) {
  const verdict = checkDayStretch({ from, until })
  if (!verdict.allowed) return refusal(verdict.code)
  if (storeId === null) return readSales(db, { siteId, stores, from, until })
  const store = findStore(await house.venues.get(siteId), storeId)
  if (store === undefined) return refusal('store-not-found')
  return readSales(db, { siteId, stores: [storeId], from, until })
}
