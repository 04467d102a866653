import type { CartId } from '@comanda/rules/ids'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../database/database.ts'
import { hot, type Slots } from '../database/hot.ts'
import { cart } from '../database/schema/cart.ts'
import type { CartHolder } from './cart-holder.ts'
import type { CartKey, StoredCart } from './stored-cart.ts'

type CartRow = typeof cart.$inferSelect
type SavedFields = Omit<CartRow, 'number' | 'openedAt' | 'id'> & { readonly cartId: CartId; readonly read: number }

const isSaved = (slot: Slots<CartKey>) =>
  and(eq(cart.siteId, slot('siteId', cart.siteId)), eq(cart.id, slot('cartId', cart.id)))

/** Had somebody else written the cart since it was read, the database would refuse this version, and all with it. */
const toNextVersion = (slot: Slots<Pick<SavedFields, 'read' | 'version'>>) =>
  sql<number>`case when ${cart.version} = ${slot('read', cart.version)} then ${slot('version', cart.version)} else -1 end`

const savedFields = [
  'state',
  'mode',
  'storeId',
  'warehouseId',
  'menuId',
  'priceListId',
  'resourceId',
  'position',
  'room',
  'date',
  'time',
  'asSoonAsPossible',
  'address',
  'onPremises',
  'customerId',
  'contactName',
  'contactEmail',
  'contactPhone',
  'notes',
  'allergies',
  'couponCode',
  'receiptCode',
  'tip',
  'buffetBlocked',
  'changedAt',
] as const satisfies readonly (keyof SavedFields)[]

const savedCart = hot((db, slot: Slots<SavedFields>) =>
  db
    .update(cart)
    .set({
      ...Object.fromEntries(savedFields.map((name) => [name, slot(name, cart[name])])),
      version: toNextVersion(slot),
    })
    .where(isSaved(slot)),
)

/** For a cart that is locked. Nobody waits for it: it travels with what is asked next, at the latest with the commit. */
export function leaveCartFields(tx: Tx, siteId: CartHolder['siteId'], read: StoredCart, next: StoredCart): void {
  const { setup, contact } = next
  savedCart.leave(tx, {
    ...setup,
    siteId,
    cartId: read.id,
    read: read.version,
    version: next.version,
    state: next.state,
    priceListId: next.priceListId,
    customerId: next.customerId,
    contactName: contact?.fullName ?? null,
    contactEmail: contact?.email ?? null,
    contactPhone: contact?.phone ?? null,
    notes: next.notes,
    allergies: [...(next.allergies ?? [])],
    couponCode: next.couponCode,
    receiptCode: next.receiptCode,
    tip: next.tip,
    buffetBlocked: next.buffetBlocked,
    changedAt: next.changedAt,
  })
}

const touchedCart = hot((db, slot: Slots<Pick<SavedFields, 'siteId' | 'cartId' | 'read' | 'version' | 'changedAt'>>) =>
  db
    .update(cart)
    .set({ version: toNextVersion(slot), changedAt: slot('changedAt', cart.changedAt) })
    .where(isSaved(slot)),
)

/** The same for a change of lines only. */
export function leaveTouch(tx: Tx, siteId: CartHolder['siteId'], read: StoredCart, next: StoredCart): void {
  const { version, changedAt } = next
  touchedCart.leave(tx, { siteId, cartId: read.id, read: read.version, version, changedAt })
}
