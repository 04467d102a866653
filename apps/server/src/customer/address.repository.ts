import type { SavedAddress } from '@comanda/rules/customer/customer'
import type { AddressId } from '@comanda/rules/ids'
import { and, asc, count, eq, inArray, not } from 'drizzle-orm'
import type { Reader, Tx } from '../database/database.ts'
import { savedAddress } from '../database/schema/customer.ts'
import type { Owner } from './owner.ts'

/** Oldest first: when a default is removed, the oldest takes its place. */
export async function listAddresses(db: Reader, owner: Owner): Promise<SavedAddress[]> {
  const rows = await db
    .select()
    .from(savedAddress)
    .where(isOwned(owner))
    .orderBy(asc(savedAddress.createdAt), asc(savedAddress.id))
  return rows.map(({ id, name, use, isDefault, siteId: _, customerId: __, createdAt: ___, ...address }) => ({
    id,
    name,
    use,
    isDefault,
    address,
  }))
}

export async function countAddresses(tx: Tx, owner: Owner): Promise<number> {
  const [row] = await tx.select({ saved: count() }).from(savedAddress).where(isOwned(owner))
  return row?.saved ?? 0
}

type Written = Omit<SavedAddress, 'id' | 'isDefault'>

/** Never as a default: that depends on all addresses together (`settleDefaults`). */
export async function insertAddress(tx: Tx, owner: Owner, { name, use, address }: Written): Promise<AddressId> {
  const row = { ...owner, name, use, isDefault: false, ...address }
  const [saved] = await tx.insert(savedAddress).values(row).returning({ id: savedAddress.id })
  if (saved === undefined) throw new Error('an insert without a row')
  return saved.id
}

/** Returns whether this customer has such an address. */
export async function updateAddress(
  tx: Tx,
  owner: Owner,
  { id, name, use, address }: Written & { readonly id: AddressId },
): Promise<boolean> {
  const changed = await tx
    .update(savedAddress)
    .set({ name, use, isDefault: false, ...address })
    .where(and(isOwned(owner), eq(savedAddress.id, id)))
    .returning({ id: savedAddress.id })
  return changed.length === 1
}

export async function removeAddress(tx: Tx, owner: Owner, id: AddressId): Promise<boolean> {
  const removed = await tx
    .delete(savedAddress)
    .where(and(isOwned(owner), eq(savedAddress.id, id)))
    .returning({ id: savedAddress.id })
  return removed.length === 1
}

/** First removes the old defaults, then sets the new ones, so that the index never sees two of one use. */
export async function saveDefaults(tx: Tx, owner: Owner, ids: readonly AddressId[]): Promise<void> {
  const chosen = inArray(savedAddress.id, [...ids])
  await tx
    .update(savedAddress)
    .set({ isDefault: false })
    .where(and(isOwned(owner), savedAddress.isDefault, not(chosen)))
  await tx
    .update(savedAddress)
    .set({ isDefault: true })
    .where(and(isOwned(owner), not(savedAddress.isDefault), chosen))
}

function isOwned({ siteId, customerId }: Owner) {
  return and(eq(savedAddress.siteId, siteId), eq(savedAddress.customerId, customerId))
}
