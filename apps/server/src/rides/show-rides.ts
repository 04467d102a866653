import type { showRides as row } from '@comanda/contract/calls/staff/rides'
import { refusal } from '@comanda/contract/refusals'
import type { StaffReader } from '../call/staff-handler.ts'
import { readPouch } from '../till/read-pouch.ts'
import type { KeepsVenues } from '../venue/load-venues.ts'
import { listRides } from './list-rides.ts'

/** A phone shows only what its rider brings, whatever else they may see elsewhere. */
export const showRides: StaffReader<typeof row, KeepsVenues> = async ({ storeId }, context) => {
  const { database, siteId, person, house } = context
  if (person === null) return refusal('staff-only')
  return {
    ...(await listRides(database, { siteId, storeId, riderId: person.id, house })),
    pouch: await readPouch(database, { siteId, storeId, staffId: person.id }),
  }
}
