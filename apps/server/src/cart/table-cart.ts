import type { CartId, SiteId, StoreId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Reader, Tx } from '../database/database.ts'
import { publish } from '../live/publish.ts'
import { publishStaff } from '../live/publish-staff.ts'
import { findCartForUpdate, findHeldCart, listTableCarts, readHeldCart } from './cart.repository.ts'
import { leaveCartFields } from './cart-fields.repository.ts'
import { countHolders } from './cart-holder.repository.ts'
import type { CartHolder } from './cart-holder.ts'
import type { CartKey, StoredCart } from './stored-cart.ts'

/** A table's cart, locked, for a guest who scanned its code. */
export async function lockHeldTable(tx: Tx, holder: CartHolder, cartId: CartId): Promise<StoredCart | undefined> {
  return onlyTable(await findHeldCart(tx, holder, cartId))
}

/** The same without a lock, for reading. */
export async function readHeldTable(db: Reader, holder: CartHolder, cartId: CartId): Promise<StoredCart | undefined> {
  return onlyTable(await readHeldCart(db, holder, cartId))
}

/** The same for the venue's staff, or for a job. */
export async function lockTable(tx: Tx, key: CartKey): Promise<StoredCart | undefined> {
  return onlyTable(await findCartForUpdate(tx, key))
}

/** Every table of a store with guests, or opened for them. */
export function listOpenTables(
  db: Reader,
  place: { readonly siteId: SiteId; readonly storeId: StoreId },
): Promise<StoredCart[]> {
  return listTableCarts(db, place)
}

export function countGuests(db: Reader, key: CartKey): Promise<number> {
  return countHolders(db, key)
}

/** The fields of a table that change besides its dishes. */
export type TableChange = Partial<Pick<StoredCart, 'state' | 'buffetBlocked' | 'contact'>>

/** Saves against the version that was read under the lock, and tells the table's phones. */
export async function changeTable(
  tx: Tx,
  siteId: SiteId,
  stored: StoredCart,
  { now, ...change }: TableChange & { readonly now: Instant },
): Promise<StoredCart> {
  const next: StoredCart = { ...stored, ...change, version: stored.version + 1, changedAt: now }
  leaveCartFields(tx, siteId, stored, next)
  const isOver = next.state === 'closed' || next.state === 'abandoned' || next.state === 'ordered'
  const kind = isOver ? 'cart-closed' : 'cart-changed'
  await publish(tx, siteId, 'carts', { kind, cart: next.id, version: next.version })
  await tellFloor(tx, siteId, next)
  return next
}

/** Tells whoever looks at the tables of the store. */
export async function tellFloor(tx: Tx, siteId: SiteId, { id, version, setup }: FloorCart): Promise<void> {
  const message = { kind: 'table-changed', store: setup.storeId, id, version }
  await publishStaff(tx, siteId, { topic: 'floor', message })
}

/** Its `id` is the cart's, or that of whatever changed about it without a new version of the cart. */
interface FloorCart extends Pick<StoredCart, 'version' | 'setup'> {
  readonly id: string
}

function onlyTable(cart: StoredCart | undefined): StoredCart | undefined {
  return cart?.setup.mode === 'table' ? cart : undefined
}
