import { createHash } from 'node:crypto'
import { type DemoSite, demoPassword, demoPin } from '@comanda/demo/demo-site'
import { getMethod } from '@comanda/payments/server/providers'
import type { RoleId } from '@comanda/rules/ids'
import type { SeededRoleName } from '@comanda/rules/team/seeded-roles'
import { hash } from '@node-rs/argon2'
import type { Tx } from '../database/database.ts'
import { customer, favourite, savedAddress, savedCard } from '../database/schema/customer.ts'
import { staff, staffStore } from '../database/schema/staff.ts'
import { seedRoles } from '../team/seed-roles.ts'
import { insertRows } from './insert-rows.ts'

export async function insertPeople(tx: Tx, { website, customers, staff: people }: DemoSite): Promise<void> {
  const siteId = website.id
  // One hash for all: the password is in the documentation, and a start should not wait for a dozen hashes.
  const passwordHash = await hashDemoPassword()
  await insertRows(
    tx,
    customer,
    customers.map((one) => ({ siteId, ...one.customer, passwordHash })),
  )
  await insertRows(
    tx,
    savedAddress,
    customers.flatMap((one) =>
      one.addresses.map(({ address, ...row }) => ({ siteId, customerId: one.customer.id, ...row, ...address })),
    ),
  )
  await insertRows(
    tx,
    savedCard,
    customers.flatMap((one) =>
      one.cards.map(({ way, ...card }) => ({
        siteId,
        customerId: one.customer.id,
        provider: getMethod(way),
        ...card,
      })),
    ),
  )
  await insertRows(
    tx,
    favourite,
    customers.flatMap((one) =>
      one.favouriteIds.map((productId) => ({ siteId, customerId: one.customer.id, productId })),
    ),
  )
  const roles = await seedRoles(tx, siteId)
  const pinHash = await hash(demoPin)
  await insertRows(
    tx,
    staff,
    people.map(({ role, ...one }) => ({ siteId, ...one, roleId: getRole(roles, role), passwordHash, pinHash })),
  )
  await insertRows(
    tx,
    staffStore,
    people.flatMap((one) => one.storeIds.map((storeId) => ({ siteId, staffId: one.id, storeId }))),
  )
}

function getRole(roles: ReadonlyMap<SeededRoleName, RoleId>, name: SeededRoleName): RoleId {
  const id = roles.get(name)
  if (id === undefined) throw new Error(`no role is named ${name}`)
  return id
}

/** The client sends the SHA-256 of what is typed, in hex; a slow hash of that is stored (OPEN-022). */
function hashDemoPassword(): Promise<string> {
  return hash(createHash('sha256').update(demoPassword).digest('hex'))
}
