import type { RoleId, SiteId } from '@comanda/rules/ids'
import type { DeviceKind } from '@comanda/rules/team/device-kinds'
import type { HeldRights } from '@comanda/rules/team/rights'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../database/database.ts'
import { staffRole } from '../database/schema/staff.ts'

export interface Role {
  readonly id: RoleId
  readonly name: string
  readonly rights: HeldRights
  readonly deviceKinds: readonly DeviceKind[]
  readonly version: number
}

export async function listSiteRoles(db: Reader, siteId: SiteId): Promise<Role[]> {
  const rows = await db.select().from(staffRole).where(eq(staffRole.siteId, siteId)).orderBy(asc(staffRole.id))
  return rows.map(toRole)
}

export async function findRole(db: Reader, siteId: SiteId, id: RoleId): Promise<Role | undefined> {
  const [found] = await db
    .select()
    .from(staffRole)
    .where(and(eq(staffRole.siteId, siteId), eq(staffRole.id, id)))
  return found && toRole(found)
}

/** Undefined where the site already has a role of that name. */
export async function insertRole(
  tx: Tx,
  siteId: SiteId,
  { name, rights, deviceKinds }: Omit<Role, 'id' | 'version'>,
): Promise<Role | undefined> {
  const [saved] = await tx
    .insert(staffRole)
    .values({ siteId, name, ...toColumns(rights), deviceKinds })
    .onConflictDoNothing()
    .returning()
  return saved && toRole(saved)
}

/** Undefined where somebody changed it since the version that was seen. */
export async function updateRole(
  tx: Tx,
  siteId: SiteId,
  { id, version, name, rights, deviceKinds }: Role,
): Promise<Role | undefined> {
  const [saved] = await tx
    .update(staffRole)
    .set({ name, ...toColumns(rights), deviceKinds, version: sql`${staffRole.version} + 1` })
    .where(and(eq(staffRole.siteId, siteId), eq(staffRole.id, id), eq(staffRole.version, version)))
    .returning()
  return saved && toRole(saved)
}

function toColumns(rights: HeldRights) {
  return rights === 'every' ? { everyRight: true, rights: [] } : { everyRight: false, rights }
}

function toRole({ id, name, everyRight, rights, deviceKinds, version }: typeof staffRole.$inferSelect): Role {
  return { id, name, rights: everyRight ? 'every' : rights, deviceKinds, version }
}
