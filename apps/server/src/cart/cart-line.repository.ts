import type { CartLine } from '@comanda/rules/cart/cart'
import type { CartId } from '@comanda/rules/ids'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../database/database.ts'
import { hot, type Slots } from '../database/hot.ts'
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
  allergyAnswer: cartLine.allergyAnswer,
  course: cartLine.course,
  deletable: cartLine.deletable,
  addedBy: cartLine.addedBy,
}
const inOrder = [asc(cartLine.position), asc(cartLine.id)]

const linesOfCart = hot((db, slot: Slots<CartKey>) =>
  db
    .select(lineColumns)
    .from(cartLine)
    .where(
      and(eq(cartLine.siteId, slot('siteId', cartLine.siteId)), eq(cartLine.cartId, slot('cartId', cartLine.cartId))),
    )
    .orderBy(...inOrder),
)

export function listLines(db: Reader, { siteId, cartId }: CartKey): Promise<CartLine[]> {
  return linesOfCart.ask(db, { siteId, cartId })
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

type LineFields = typeof cartLine.$inferSelect
type SaidFields = Omit<LineFields, 'siteId' | 'cartId' | 'id' | 'addedBy' | 'addedAt' | 'sentAt'>

/** The fields of a line, whether it is new or changed. */
const toSaid = (slot: Slots<SaidFields>) => ({
  productId: slot('productId', cartLine.productId),
  configuration: slot('configuration', cartLine.configuration),
  quantity: slot('quantity', cartLine.quantity),
  notes: slot('notes', cartLine.notes),
  allergies: slot('allergies', cartLine.allergies),
  allergyAnswer: slot('allergyAnswer', cartLine.allergyAnswer),
  course: slot('course', cartLine.course),
  deletable: slot('deletable', cartLine.deletable),
  version: slot('version', cartLine.version),
  position: slot('position', cartLine.position),
})

const newLine = hot((db, slot: Slots<Omit<LineFields, 'sentAt'>>) =>
  db.insert(cartLine).values({
    siteId: slot('siteId', cartLine.siteId),
    id: slot('id', cartLine.id),
    cartId: slot('cartId', cartLine.cartId),
    ...toSaid(slot),
    addedBy: slot('addedBy', cartLine.addedBy),
    addedAt: slot('addedAt', cartLine.addedAt),
  }),
)

/** `sentAt` is null where the line is not sent by this change: it then stays as it was. */
const changedLine = hot((db, slot: Slots<Omit<LineFields, 'addedBy' | 'addedAt'>>) =>
  db
    .update(cartLine)
    .set({
      ...toSaid(slot),
      sentAt: sql`coalesce(${slot('sentAt', cartLine.sentAt)}, ${cartLine.sentAt})`,
    })
    .where(isLine(slot)),
)

const movedLine = hot((db, slot: Slots<Pick<LineFields, 'siteId' | 'cartId' | 'id' | 'position'>>) =>
  db
    .update(cartLine)
    .set({ position: slot('position', cartLine.position) })
    .where(isLine(slot)),
)

/** Writes only the lines that differ. Nobody waits for those that stay. */
export async function saveLines(tx: Tx, siteId: CartHolder['siteId'], read: StoredCart, next: StoredCart) {
  const { version, changedAt } = next
  const before = new Map(listOthers(read, next).map((place) => [place.line.id, place]))
  const after = listOthers(next, read)
  const kept = new Set(after.map(({ line }) => line.id))
  const gone = [...before.keys()].filter((id) => !kept.has(id))
  if (gone.length > 0) await tx.delete(cartLine).where(and(ofCart(siteId, read.id), inArray(cartLine.id, gone)))
  for (const { line, position } of after) {
    const known = before.get(line.id)
    if (known?.line === line) {
      // A line that moved up, because another was removed, would otherwise share its position with the next new line.
      if (known.position !== position) movedLine.leave(tx, { siteId, cartId: read.id, id: line.id, position })
      continue
    }
    const { id, productId, configuration, quantity, notes, course, deletable, addedBy } = line
    const allergies = [...(line.allergies ?? [])]
    const allergyAnswer = line.allergyAnswer ?? null
    const dish = {
      siteId,
      id,
      cartId: read.id,
      productId,
      configuration,
      quantity,
      notes,
      allergies,
      allergyAnswer,
      course,
      deletable,
    }
    if (known === undefined) {
      newLine.leave(tx, { ...dish, addedBy, version, position, addedAt: changedAt })
    } else {
      const sentAt = known.line.deletable && !deletable ? changedAt : null
      changedLine.leave(tx, { ...dish, version, position, sentAt })
    }
  }
}

/** The lines of one that are not in the same place in the other: of a long cart nearly all stay where they are. */
function listOthers(one: StoredCart, other: StoredCart): { readonly line: CartLine; readonly position: number }[] {
  const places = []
  for (const [position, line] of one.lines.entries()) {
    if (line !== other.lines[position]) places.push({ line, position })
  }
  return places
}

function ofCart(siteId: CartHolder['siteId'], cartId: CartId): SQL | undefined {
  return and(eq(cartLine.siteId, siteId), eq(cartLine.cartId, cartId))
}

function isLine(slot: Slots<Pick<LineFields, 'siteId' | 'cartId' | 'id'>>): SQL | undefined {
  return and(
    eq(cartLine.siteId, slot('siteId', cartLine.siteId)),
    eq(cartLine.cartId, slot('cartId', cartLine.cartId)),
    eq(cartLine.id, slot('id', cartLine.id)),
  )
}
