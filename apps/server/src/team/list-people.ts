import type { listPeople as row } from '@comanda/contract/calls/staff/team/people'
import type { StaffReader } from '../call/staff-handler.ts'
import { isPersonInReach } from './check-employment.ts'
import { listSitePeople } from './person.repository.ts'

export const listPeople: StaffReader<typeof row> = async (_request, { database, siteId, stores }) => {
  const people = await listSitePeople(database, siteId)
  return people
    .filter((person) => isPersonInReach(stores, person))
    .map((person) => ({ ...person, storeIds: [...person.storeIds] }))
}
