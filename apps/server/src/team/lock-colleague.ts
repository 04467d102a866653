import { type Refusal, refusal } from '@comanda/contract/refusals'
import type { StaffId } from '@comanda/rules/ids'
import { holdsAll } from '@comanda/rules/team/rights'
import type { StaffWriteContext } from '../call/staff-context.ts'
import { isPersonInReach } from './check-employment.ts'
import { lockPerson, type Person } from './person.repository.ts'
import { findRole } from './role.repository.ts'

/** A person whom somebody may change: within reach, and with no right that they lack themselves. */
export async function lockColleague(context: StaffWriteContext, staffId: StaffId): Promise<Person | Refusal> {
  const { tx, siteId, person: by, stores } = context
  const found = await lockPerson(tx, siteId, staffId)
  if (found === undefined || !isPersonInReach(stores, found)) return refusal('person-not-found')
  const role = await findRole(tx, siteId, found.roleId)
  const isAbove = by === null || role === undefined || !holdsAll(by.rights, role.rights)
  return isAbove ? refusal('right-missing') : found
}
