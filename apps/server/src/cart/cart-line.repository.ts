import type { CartLine } from '@comanda/rules/cart/cart'
import type { CartId, LineId } from '@comanda/rules/ids'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../database/database.ts'
import { cart, cartLine } from '../database/schema/cart.ts'
import { isHeldBy } from './cart-holder.repository.ts'
import type { CartHolder } from './cart-holder.ts'
import type { CartKey, StoredCart } from './stored-cart.ts'

const lineColumns = {
  id: cartLine.id,
  productId: cartLine.productId,
  configuration: cartLine.configuration,
  quantity: cartLine.quantity,
  notes: cartLine.notes,
  allergies: cartLine.allergies,
  course: cartLine.course,
  deletable: cartLine.deletable,
  addedBy: cartLine.addedBy,
}
const inOrder = [asc(cartLine.position), asc(cartLine.id)]

export function listLines(db: Reader, { siteId, cartId }: CartKey): Promise<CartLine[]> {
  return db
    .select(lineColumns)
    .from(cartLine)
    .where(ofCart(siteId, cartId))
    .orderBy(...inOrder)
}

/** The lines of many carts, in one statement. */
export async function listLinesByCart(
  db: Reader,
  siteId: CartHolder['siteId'],
  cartIds: readonly CartId[],
): Promise<ReadonlyMap<CartId, CartLine[]>> {
  const rows = await db
    .select({ cartId: cartLine.cartId, line: lineColumns })
    .from(cartLine)
    .where(and(eq(cartLine.siteId, siteId), inArray(cartLine.cartId, [...cartIds])))
    .orderBy(...inOrder)
  const byCart = Map.groupBy(rows, ({ cartId }) => cartId)
  return new Map([...byCart].map(([cartId, own]) => [cartId, own.map(({ line }) => line)]))
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

/** Writes only the lines that differ. */
export async function saveLines(tx: Tx, siteId: CartHolder['siteId'], read: StoredCart, next: StoredCart) {
  const before = new Map(read.lines.map((line, position) => [line.id, { line, position }]))
  const kept = new Set(next.lines.map(({ id }) => id))
  const gone = read.lines.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
  if (gone.length > 0) {
    await tx.delete(cartLine).where(and(ofCart(siteId, read.id), inArray(cartLine.id, gone)))
  }
  const isLine = (id: LineId) => and(ofCart(siteId, read.id), eq(cartLine.id, id))
  const fresh: (typeof cartLine.$inferInsert)[] = []
  for (const [position, line] of next.lines.entries()) {
    const known = before.get(line.id)
    // A line that moved up, because another was removed, would otherwise share its position with the next new line.
    if (known && known.position !== position) await tx.update(cartLine).set({ position }).where(isLine(line.id))
    if (known?.line === line) continue
    const { id, productId, configuration, quantity, notes, course, deletable } = line
    const allergies = [...(line.allergies ?? [])]
    const fields = { productId, configuration, quantity, notes, allergies, course, deletable, version: next.version }
    if (known === undefined) {
      const { addedBy } = line
      fresh.push({ siteId, id, cartId: read.id, ...fields, addedBy, position, addedAt: next.changedAt })
    } else {
      const isSentNow = known.line.deletable && !deletable
      await tx
        .update(cartLine)
        .set(isSentNow ? { ...fields, sentAt: next.changedAt } : fields)
        .where(isLine(id))
    }
  }
  if (fresh.length > 0) await tx.insert(cartLine).values(fresh)
}

function ofCart(siteId: CartHolder['siteId'], cartId: CartId): SQL | undefined {
  return and(eq(cartLine.siteId, siteId), eq(cartLine.cartId, cartId))
}
