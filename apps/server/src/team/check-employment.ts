import { type Refusal, refusal } from '@comanda/contract/refusals'
import { isEmail } from '@comanda/rules/customer/email'
import { isInReach } from '@comanda/rules/team/check-access'
import { holdsAll } from '@comanda/rules/team/rights'
import type { StaffWriteContext } from '../call/staff-context.ts'
import { listStoreFacts } from './admission.repository.ts'
import type { Person, PersonFields } from './person.repository.ts'
import { findRole } from './role.repository.ts'

/** Whether somebody may make a person what they ask for: a role within their own rights, in stores within reach. */
export async function checkEmployment(
  { tx, siteId, person: by, stores }: StaffWriteContext,
  { email, roleId, storeIds }: PersonFields,
): Promise<Refusal | null> {
  if (!isEmail(email)) return refusal('request-malformed', { parameter: 'email' })
  const role = await findRole(tx, siteId, roleId)
  if (role === undefined) return refusal('role-not-found')
  if (by === null || !holdsAll(by.rights, role.rights)) return refusal('right-missing')
  if (storeIds.length === 0) return stores === 'all' ? null : refusal('right-missing')
  const known = await listStoreFacts(tx, siteId, storeIds)
  const isKnown = known.length === new Set(storeIds).size && storeIds.every((id) => isInReach(stores, id))
  return isKnown ? null : refusal('store-not-found')
}

/** A person who works in a store out of reach, or in all of them, does not exist for somebody bound to some. */
export function isPersonInReach(stores: StaffWriteContext['stores'], { storeIds }: Pick<Person, 'storeIds'>): boolean {
  if (stores === 'all') return true
  return storeIds.length > 0 && storeIds.every((id) => isInReach(stores, id))
}
