import type { CartLine, OrderSetup } from '@comanda/rules/cart/cart'
import type { CartId, PriceListId, ResourceId, StoreId } from '@comanda/rules/ids'
import type { Instant, IsoDate } from '@comanda/rules/time/calendar'
import { and, asc, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../database/database.ts'
import { cart, cartHolder, cartLine } from '../database/schema/cart.ts'
import { numberCounter } from '../database/schema/order.ts'
import type { CartHolder } from './cart-holder.ts'
import type { StoredCart } from './stored-cart.ts'

type CartRow = typeof cart.$inferSelect

/** The cart and its lines, locked until the transaction ends; undefined when it is not this visitor's, or none at all. */
export async function findHeldCart(tx: Tx, holder: CartHolder, cartId: CartId): Promise<StoredCart | undefined> {
  const { siteId } = holder
  const [row] = await tx
    .select()
    .from(cart)
    .where(and(eq(cart.siteId, siteId), eq(cart.id, cartId), isHeldBy(tx, holder)))
    .for('update')
  return row && toStoredCart(row, await listLines(tx, row))
}

/** The same without a lock, for showing. */
export async function readHeldCart(db: Reader, holder: CartHolder, cartId: CartId): Promise<StoredCart | undefined> {
  const { siteId } = holder
  const [row] = await db
    .select()
    .from(cart)
    .where(and(eq(cart.siteId, siteId), eq(cart.id, cartId), isHeldBy(db, holder)))
  return row && toStoredCart(row, await listLines(db, row))
}

/** For those who act on a cart by other rights than holding it: a settled payment, a venue's own people. */
export async function findCartForUpdate(tx: Tx, { siteId, cartId }: CartKey): Promise<StoredCart | undefined> {
  const [row] = await tx
    .select()
    .from(cart)
    .where(and(eq(cart.siteId, siteId), eq(cart.id, cartId)))
    .for('update')
  return row && toStoredCart(row, await listLines(tx, row))
}

export interface CartKey {
  readonly siteId: CartHolder['siteId']
  readonly cartId: CartId
}

function isHeldBy(db: Reader, { siteId, sessionId, customerId }: CartHolder): SQL | undefined {
  const held = db
    .select({ held: sql`1` })
    .from(cartHolder)
    .where(and(eq(cartHolder.siteId, siteId), eq(cartHolder.cartId, cart.id), eq(cartHolder.sessionId, sessionId)))
  return or(exists(held), customerId === null ? undefined : eq(cart.customerId, customerId))
}

function listLines(db: Reader, { siteId, id }: Pick<CartRow, 'siteId' | 'id'>): Promise<CartLine[]> {
  return db
    .select({
      id: cartLine.id,
      productId: cartLine.productId,
      configuration: cartLine.configuration,
      quantity: cartLine.quantity,
      notes: cartLine.notes,
      course: cartLine.course,
      deletable: cartLine.deletable,
      addedBy: cartLine.addedBy,
    })
    .from(cartLine)
    .where(and(eq(cartLine.siteId, siteId), eq(cartLine.cartId, id)))
    .orderBy(asc(cartLine.position), asc(cartLine.id))
}

export interface NewCart {
  readonly holder: CartHolder
  readonly setup: OrderSetup
  readonly priceListId: PriceListId
  readonly number: number
  readonly now: Instant
}

/** Undefined when the table has an open cart already: two phones that scan at once meet in one (faults 26). */
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

export async function addHolder(
  tx: Tx,
  { siteId, sessionId }: CartHolder,
  cartId: CartId,
  now: Instant,
): Promise<void> {
  await tx.insert(cartHolder).values({ siteId, cartId, sessionId, joinedAt: now }).onConflictDoNothing()
}

export async function removeHolder(tx: Tx, { siteId, sessionId }: CartHolder, cartId: CartId): Promise<void> {
  await tx
    .delete(cartHolder)
    .where(and(eq(cartHolder.siteId, siteId), eq(cartHolder.cartId, cartId), eq(cartHolder.sessionId, sessionId)))
}

export function countHolders(tx: Reader, { siteId, cartId }: CartKey): Promise<number> {
  return tx.$count(cartHolder, and(eq(cartHolder.siteId, siteId), eq(cartHolder.cartId, cartId)))
}

export interface TableKey {
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

/** Counts from one again each day, in each store. */
export async function takeCartNumber(
  tx: Tx,
  { siteId, storeId, day }: { siteId: CartHolder['siteId']; storeId: StoreId; day: IsoDate },
): Promise<number> {
  const [taken] = await tx
    .insert(numberCounter)
    .values({ siteId, storeId, day, kind: 'cart', last: 1 })
    .onConflictDoUpdate({
      target: [numberCounter.siteId, numberCounter.storeId, numberCounter.day, numberCounter.kind],
      set: { last: sql`${numberCounter.last} + 1` },
    })
    .returning({ number: numberCounter.last })
  if (taken === undefined) throw new Error('no cart number was given')
  return taken.number
}

/** False when somebody else wrote the cart since it was read: then nothing was changed. */
export async function saveCartFields(tx: Tx, siteId: CartHolder['siteId'], read: StoredCart, next: StoredCart) {
  const { setup, contact } = next
  const changed = await tx
    .update(cart)
    .set({
      ...setup,
      version: next.version,
      state: next.state,
      priceListId: next.priceListId,
      customerId: next.customerId,
      contactName: contact?.fullName ?? null,
      contactEmail: contact?.email ?? null,
      contactPhone: contact?.phone ?? null,
      notes: next.notes,
      couponCode: next.couponCode,
      receiptCode: next.receiptCode,
      tip: next.tip,
      buffetBlocked: next.buffetBlocked,
      kitchenStatus: next.kitchenStatus,
      changedAt: next.changedAt,
    })
    .where(and(eq(cart.siteId, siteId), eq(cart.id, read.id), eq(cart.version, read.version)))
  return changed.rowCount === 1
}

/** The same for a change that touched nothing but lines. */
export async function touchCart(tx: Tx, siteId: CartHolder['siteId'], read: StoredCart, next: StoredCart) {
  const changed = await tx
    .update(cart)
    .set({ version: next.version, changedAt: next.changedAt })
    .where(and(eq(cart.siteId, siteId), eq(cart.id, read.id), eq(cart.version, read.version)))
  return changed.rowCount === 1
}

/** Writes only the lines that differ. */
export async function saveLines(tx: Tx, siteId: CartHolder['siteId'], read: StoredCart, next: StoredCart) {
  const before = new Map(read.lines.map((line) => [line.id, line]))
  const kept = new Set(next.lines.map(({ id }) => id))
  const gone = read.lines.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
  if (gone.length > 0) {
    await tx.delete(cartLine).where(and(ofCart(siteId, read.id), inArray(cartLine.id, gone)))
  }
  const fresh: (typeof cartLine.$inferInsert)[] = []
  for (const [position, line] of next.lines.entries()) {
    const known = before.get(line.id)
    if (known === line) continue
    const { id, productId, configuration, quantity, notes, course, deletable } = line
    const fields = { productId, configuration, quantity, notes, course, deletable, version: next.version }
    if (known === undefined) {
      const { addedBy } = line
      fresh.push({ siteId, id, cartId: read.id, ...fields, addedBy, position, addedAt: next.changedAt })
    } else {
      const isSentNow = known.deletable && !deletable
      await tx
        .update(cartLine)
        .set(isSentNow ? { ...fields, sentAt: next.changedAt } : fields)
        .where(and(ofCart(siteId, read.id), eq(cartLine.id, id)))
    }
  }
  if (fresh.length > 0) await tx.insert(cartLine).values(fresh)
}

function ofCart(siteId: CartHolder['siteId'], cartId: CartId): SQL | undefined {
  return and(eq(cartLine.siteId, siteId), eq(cartLine.cartId, cartId))
}

export async function findHeldPieces(db: Reader, holder: CartHolder, cartId: CartId): Promise<number | undefined> {
  const [found] = await db
    .select({ pieces: sql<number>`coalesce(sum(${cartLine.quantity}), 0)::integer` })
    .from(cart)
    .leftJoin(cartLine, and(eq(cartLine.siteId, cart.siteId), eq(cartLine.cartId, cart.id)))
    .where(and(eq(cart.siteId, holder.siteId), eq(cart.id, cartId), isHeldBy(db, holder)))
    .groupBy(cart.id)
  return found?.pieces
}

export async function isCartHeld(db: Reader, holder: CartHolder, cartId: CartId): Promise<boolean> {
  const found = await db
    .select({ id: cart.id })
    .from(cart)
    .where(and(eq(cart.siteId, holder.siteId), eq(cart.id, cartId), isHeldBy(db, holder)))
  return found.length === 1
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
    couponCode: row.couponCode,
    receiptCode: row.receiptCode,
    tip: row.tip,
    buffetBlocked: row.buffetBlocked,
    openedAt: row.openedAt,
    priceListId: row.priceListId,
    kitchenStatus: row.kitchenStatus,
    changedAt: row.changedAt,
  }
}
