import type { RoleId, SiteId, StaffId, StoreId } from '@comanda/rules/ids'
import type { HeldRights } from '@comanda/rules/team/rights'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../database/database.ts'
import { staff, staffRole, staffStore } from '../database/schema/staff.ts'

export interface Person {
  readonly staffId: StaffId
  readonly version: number
  readonly name: string
  readonly email: string
  readonly colour: string
  readonly roleId: RoleId
  /** Empty: every store. */
  readonly storeIds: readonly StoreId[]
  readonly active: boolean
  /** Whether the person has set password and PIN. */
  readonly isSetUp: boolean
}

export type PersonFields = Pick<Person, 'name' | 'email' | 'colour' | 'roleId' | 'storeIds' | 'active'>

export async function listSitePeople(db: Reader, siteId: SiteId): Promise<Person[]> {
  return db.select(columns).from(staff).where(eq(staff.siteId, siteId)).orderBy(asc(staff.name), asc(staff.id))
}

/** A person as they are now, with the rights of their role and the stores that they are bound to. */
export async function getPersonHere(db: Reader, siteId: SiteId, id: StaffId) {
  const [found] = await db
    .select({ ...columns, role: staffRole.name, everyRight: staffRole.everyRight, rights: staffRole.rights })
    .from(staff)
    .innerJoin(staffRole, and(eq(staffRole.siteId, staff.siteId), eq(staffRole.id, staff.roleId)))
    .where(and(eq(staff.siteId, siteId), eq(staff.id, id)))
  if (found === undefined) throw new Error('a person who is gone')
  const { name, colour, roleId, role, everyRight, rights, storeIds } = found
  return {
    person: { id, name, colour, roleId, role, rights: toHeld(everyRight, rights) },
    bound: storeIds.length === 0 ? null : storeIds,
  }
}

/** The active people of a store, bound to it or to none, with the rights of their role. */
export async function listPeopleAt(db: Reader, siteId: SiteId, storeId: StoreId) {
  const rows = await db
    .select({ ...columns, everyRight: staffRole.everyRight, rights: staffRole.rights })
    .from(staff)
    .innerJoin(staffRole, and(eq(staffRole.siteId, staff.siteId), eq(staffRole.id, staff.roleId)))
    .where(and(eq(staff.siteId, siteId), staff.active))
    .orderBy(asc(staff.name), asc(staff.id))
  return rows
    .filter(({ storeIds }) => storeIds.length === 0 || storeIds.includes(storeId))
    .map(({ staffId, name, everyRight, rights }) => ({ staffId, name, rights: toHeld(everyRight, rights) }))
}

/** Locked until the transaction ends. */
export async function lockPerson(tx: Tx, siteId: SiteId, id: StaffId): Promise<Person | undefined> {
  const [found] = await tx
    .select(columns)
    .from(staff)
    .where(and(eq(staff.siteId, siteId), eq(staff.id, id)))
    // The audit row of a colleague's write names this person: it need not wait, and two of them would wait for each other.
    .for('no key update')
  return found
}

export async function findNames(db: Reader, siteId: SiteId, ids: readonly StaffId[]): Promise<Map<StaffId, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(and(eq(staff.siteId, siteId), inArray(staff.id, [...ids])))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Undefined where somebody of the site has that e-mail. */
export async function insertPerson(tx: Tx, siteId: SiteId, fields: PersonFields): Promise<StaffId | undefined> {
  const { storeIds, ...row } = fields
  const [saved] = await tx
    .insert(staff)
    .values({ siteId, ...row })
    .onConflictDoNothing()
    .returning({ id: staff.id })
  if (saved !== undefined) await bindToStores(tx, { siteId, staffId: saved.id }, storeIds)
  return saved?.id
}

/** False where somebody changed the person since the version that was seen. */
export async function updatePerson(
  tx: Tx,
  { siteId, staffId, version }: { readonly siteId: SiteId; readonly staffId: StaffId; readonly version: number },
  { storeIds, ...row }: PersonFields,
): Promise<boolean> {
  const saved = await tx
    .update(staff)
    .set({ ...row, version: sql`${staff.version} + 1` })
    .where(and(eq(staff.siteId, siteId), eq(staff.id, staffId), eq(staff.version, version)))
    .returning({ id: staff.id })
  if (saved.length === 0) return false
  await tx.delete(staffStore).where(and(eq(staffStore.siteId, siteId), eq(staffStore.staffId, staffId)))
  await bindToStores(tx, { siteId, staffId }, storeIds)
  return true
}

export async function saveSecrets(
  tx: Tx,
  { siteId, staffId }: { readonly siteId: SiteId; readonly staffId: StaffId },
  secrets: { readonly passwordHash: string; readonly pinHash: string },
): Promise<void> {
  await tx
    .update(staff)
    .set(secrets)
    .where(and(eq(staff.siteId, siteId), eq(staff.id, staffId)))
}

function toHeld(everyRight: boolean, rights: Exclude<HeldRights, 'every'>): HeldRights {
  return everyRight ? 'every' : rights
}

async function bindToStores(
  tx: Tx,
  person: { readonly siteId: SiteId; readonly staffId: StaffId },
  storeIds: readonly StoreId[],
): Promise<void> {
  if (storeIds.length === 0) return
  await tx.insert(staffStore).values(storeIds.map((storeId) => ({ ...person, storeId })))
}

const columns = {
  staffId: staff.id,
  version: staff.version,
  name: staff.name,
  email: staff.email,
  colour: staff.colour,
  roleId: staff.roleId,
  // Named with their table: a question to one table alone names its columns bare, and `site_id` would be that of the row
  // inside, which is always its own.
  storeIds: sql<StoreId[]>`coalesce((select array_agg(bound.store_id order by bound.store_id) from staff_store bound
    where bound.site_id = ${staff}.site_id and bound.staff_id = ${staff}.id), '{}')`,
  active: staff.active,
  isSetUp: sql<boolean>`${staff.passwordHash} is not null`,
}
