import type { SiteId, StaffId, StoreId } from '@comanda/rules/ids'
import { holdsRight } from '@comanda/rules/team/rights'
import type { Reader } from '../database/database.ts'
import { listPeopleAt } from './person.repository.ts'

/** The people who work at a store and may deliver, by name. */
export async function listStoreRiders(
  db: Reader,
  siteId: SiteId,
  storeId: StoreId,
): Promise<readonly { readonly staffId: StaffId; readonly name: string }[]> {
  const people = await listPeopleAt(db, siteId, storeId)
  return people.filter(({ rights }) => holdsRight(rights, 'orders.deliver'))
}
