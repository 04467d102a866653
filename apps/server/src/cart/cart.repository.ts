import type { CartLine, OrderSetup } from '@comanda/rules/cart/cart'
import type { CartId, PriceListId, ResourceId, StoreId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Reader, Tx } from '../database/database.ts'
import { hot, type Slots } from '../database/hot.ts'
import { cart } from '../database/schema/cart.ts'
import { isHeldAt, isHeldBy } from './cart-holder.repository.ts'
import type { CartHolder } from './cart-holder.ts'
import { listLines, listLinesByCart } from './cart-line.repository.ts'
import type { CartKey, StoredCart } from './stored-cart.ts'

type CartRow = typeof cart.$inferSelect

const heldCartForUpdate = hot((db, slot: Slots<CartHolder & CartKey>) =>
  db
    .select()
    .from(cart)
    .where(and(eq(cart.siteId, slot('siteId', cart.siteId)), eq(cart.id, slot('cartId', cart.id)), isHeldAt(db, slot)))
    .for('update'),
)

/**
 * The cart and its lines, locked until the transaction ends; undefined if missing or not this visitor's. The lines are
 * a statement of their own: a join would show them as they were before it waited for the lock.
 */
export async function findHeldCart(tx: Tx, holder: CartHolder, cartId: CartId): Promise<StoredCart | undefined> {
  const { siteId, sessionId, customerId } = holder
  const [[row], lines] = await Promise.all([
    heldCartForUpdate.ask(tx, { siteId, sessionId, customerId, cartId }),
    listLines(tx, { siteId, cartId }),
  ])
  return row && toStoredCart(row, lines)
}

/** The same without a lock, for reading. */
export async function readHeldCart(db: Reader, holder: CartHolder, cartId: CartId): Promise<StoredCart | undefined> {
  const { siteId } = holder
  const [row] = await db
    .select()
    .from(cart)
    .where(and(eq(cart.siteId, siteId), eq(cart.id, cartId), isHeldBy(db, holder)))
  return row && toStoredCart(row, await listLines(db, { siteId, cartId }))
}

/** For whoever has the cart's link; what may be shown of it is theirs to decide. */
export async function readCart(db: Reader, { siteId, cartId }: CartKey): Promise<StoredCart | undefined> {
  const [row] = await db
    .select()
    .from(cart)
    .where(and(eq(cart.siteId, siteId), eq(cart.id, cartId)))
  return row && toStoredCart(row, await listLines(db, { siteId, cartId }))
}

/** For callers with another right than holding it: a settled payment, a link to pay it, or the venue's staff. */
export async function findCartForUpdate(tx: Tx, { siteId, cartId }: CartKey): Promise<StoredCart | undefined> {
  const [row] = await tx
    .select()
    .from(cart)
    .where(and(eq(cart.siteId, siteId), eq(cart.id, cartId)))
    .for('update')
  return row && toStoredCart(row, await listLines(tx, { siteId, cartId }))
}

export interface NewCart {
  /** A table that staff opened has no holder yet. */
  readonly holder: Pick<CartHolder, 'siteId' | 'customerId'>
  readonly setup: OrderSetup
  readonly priceListId: PriceListId
  readonly number: number
  readonly now: Instant
}

/** Undefined when the table already has an open cart: two phones that scan at once share one cart (faults 26). */
export async function insertCart(tx: Tx, { holder, setup, ...fresh }: NewCart): Promise<StoredCart | undefined> {
  const { siteId, customerId } = holder
  const { priceListId, number, now } = fresh
  const [row] = await tx
    .insert(cart)
    .values({ ...setup, siteId, customerId, priceListId, number, state: 'open', openedAt: now, changedAt: now })
    .onConflictDoNothing()
    .returning()
  return row && toStoredCart(row, [])
}

interface TableKey {
  readonly siteId: CartHolder['siteId']
  readonly resourceId: ResourceId
  readonly position: number
}

export async function findTableCart(
  db: Reader,
  { siteId, resourceId, position }: TableKey,
): Promise<Pick<StoredCart, 'id' | 'number'> | undefined> {
  const [found] = await db
    .select({ id: cart.id, number: cart.number })
    .from(cart)
    .where(
      and(
        eq(cart.siteId, siteId),
        eq(cart.resourceId, resourceId),
        eq(cart.position, position),
        eq(cart.mode, 'table'),
        inArray(cart.state, ['open', 'paying']),
      ),
    )
  return found
}

/** Every table of a store with guests, or opened for them. */
export async function listTableCarts(
  db: Reader,
  { siteId, storeId }: { readonly siteId: CartHolder['siteId']; readonly storeId: StoreId },
): Promise<StoredCart[]> {
  const rows = await db
    .select()
    .from(cart)
    .where(
      and(
        eq(cart.siteId, siteId),
        eq(cart.storeId, storeId),
        eq(cart.mode, 'table'),
        inArray(cart.state, ['open', 'paying']),
      ),
    )
    .orderBy(asc(cart.openedAt))
  const lines = await listLinesByCart(
    db,
    siteId,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => toStoredCart(row, lines.get(row.id) ?? []))
}

function toStoredCart(row: CartRow, lines: readonly CartLine[]): StoredCart {
  const { contactName, contactEmail, contactPhone } = row
  const isNamed = contactName !== null && contactEmail !== null && contactPhone !== null
  return {
    id: row.id,
    version: row.version,
    number: row.number,
    state: row.state,
    setup: {
      mode: row.mode,
      storeId: row.storeId,
      warehouseId: row.warehouseId,
      menuId: row.menuId,
      resourceId: row.resourceId,
      position: row.position,
      room: row.room,
      date: row.date,
      time: row.time,
      asSoonAsPossible: row.asSoonAsPossible,
      address: row.address,
      onPremises: row.onPremises,
    },
    lines,
    customerId: row.customerId,
    contact: isNamed ? { fullName: contactName, email: contactEmail, phone: contactPhone } : null,
    notes: row.notes,
    allergies: row.allergies,
    couponCode: row.couponCode,
    receiptCode: row.receiptCode,
    tip: row.tip,
    buffetBlocked: row.buffetBlocked,
    openedAt: row.openedAt,
    priceListId: row.priceListId,
    changedAt: row.changedAt,
  }
}

export async function findCartCodes(
  db: Reader,
  { siteId, cartId }: CartKey,
): Promise<Pick<StoredCart, 'couponCode' | 'receiptCode'> | undefined> {
  const [found] = await db
    .select({ couponCode: cart.couponCode, receiptCode: cart.receiptCode })
    .from(cart)
    .where(and(eq(cart.siteId, siteId), eq(cart.id, cartId)))
  return found
}
