import type { RoleId, SiteId } from '@comanda/rules/ids'
import { type SeededRole, type SeededRoleName, seededRoles } from '@comanda/rules/team/seeded-roles'
import type { Tx } from '../database/database.ts'
import { insertRole } from './role.repository.ts'

/** The roles that a new site starts with. */
export async function seedRoles(tx: Tx, siteId: SiteId): Promise<ReadonlyMap<SeededRoleName, RoleId>> {
  const ids = new Map<SeededRoleName, RoleId>()
  for (const [name, role] of Object.entries(seededRoles) as [SeededRoleName, SeededRole][]) {
    const saved = await insertRole(tx, siteId, { name, ...role })
    if (saved !== undefined) ids.set(name, saved.id)
  }
  return ids
}
