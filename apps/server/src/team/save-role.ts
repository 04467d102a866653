import type { saveRole as row } from '@comanda/contract/calls/staff/team/people'
import { refusal } from '@comanda/contract/refusals'
import { findRights, holdsAll } from '@comanda/rules/team/rights'
import type { StaffWriter } from '../call/staff-handler.ts'
import { readConstraint } from '../database/read-constraint.ts'
import { transactWithin } from '../database/transact.ts'
import { refuseStale } from './refuse-stale.ts'
import { findRole, insertRole, type Role, updateRole } from './role.repository.ts'
import { toShownRole } from './to-shown-role.ts'

export const saveRole: StaffWriter<typeof row> = async (request, { tx, siteId, person }) => {
  const { roleId, version, name, deviceKinds } = request
  const rights = findRights(request.rights)
  if (rights === undefined) return refusal('right-unknown')
  const old = roleId === null ? null : await findRole(tx, siteId, roleId)
  if (old === undefined) return refusal('role-not-found')
  // Taking a right away from others is as much a gift of power as giving one.
  const held = person?.rights ?? []
  if (!holdsAll(held, rights) || (old !== null && !holdsAll(held, old.rights))) return refusal('right-missing')
  const fields = { name, rights, deviceKinds }
  const stale = ({ id, version: current }: Role) =>
    refuseStale(tx, { siteId, subject: `role:${id}`, seen: version, current })
  try {
    const saved = await transactWithin(tx, () =>
      old === null ? insertRole(tx, siteId, fields) : updateRole(tx, siteId, { ...fields, id: old.id, version }),
    )
    if (saved === undefined) return old === null ? refusal('request-malformed', { parameter: 'name' }) : stale(old)
    return {
      reply: toShownRole(saved),
      subject: `role:${saved.id}`,
      storeId: null,
      before: old && toTold(old),
      after: toTold(saved),
      version: saved.version,
    }
  } catch (error) {
    if (readConstraint(error) === 'staff_last_owner') return refusal('last-owner')
    if (readConstraint(error) === 'staff_role_name') return refusal('request-malformed', { parameter: 'name' })
    throw error
  }
}

function toTold({ name, rights, deviceKinds }: Role) {
  return { name, rights, deviceKinds }
}
