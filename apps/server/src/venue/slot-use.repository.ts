import type { CartId, SiteId, StoreId } from '@comanda/rules/ids'
import type { Instant, IsoDate, Minute } from '@comanda/rules/time/calendar'
import type { SlotLoad } from '@comanda/rules/venue/full-slots'
import { and, count, eq, gt, gte, isNull, ne, notExists, or, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../database/database.ts'
import { hot, type Slots } from '../database/hot.ts'
import { placedOrder } from '../database/schema/order.ts'
import { slotUse } from '../database/schema/slot-use.ts'
import { store } from '../database/schema/store.ts'

export interface TakenSlot {
  readonly cartId: CartId
  readonly storeId: StoreId
  readonly day: IsoDate
  readonly minute: Minute
  /** Null where an order stands. */
  readonly heldUntil: Instant | null
}

interface LoadQuestion {
  readonly storeId: StoreId
  readonly from: IsoDate
  /** A cart's own place does not stand in its way. */
  readonly except: CartId | null
  readonly now: Instant
}

/** How many orders each slot has from a day on; those that were cancelled, or kept too long, have left it. */
export function listSlotLoads(
  db: Reader,
  siteId: SiteId,
  { storeId, from, except, now }: LoadQuestion,
): Promise<SlotLoad[]> {
  return db
    .select({ date: slotUse.day, from: slotUse.minute, orders: count() })
    .from(slotUse)
    .where(
      and(
        eq(slotUse.siteId, siteId),
        eq(slotUse.storeId, storeId),
        gte(slotUse.day, from),
        except === null ? undefined : ne(slotUse.cartId, except),
        isWanted(db, now),
      ),
    )
    .groupBy(slotUse.day, slotUse.minute)
}

/** False when the slot has all the orders the store takes at once: then the cart has no place. */
export async function saveSlotUse(
  tx: Tx,
  siteId: SiteId,
  { now, ...slot }: TakenSlot & { readonly now: Instant },
): Promise<boolean> {
  const { cartId, storeId, day, minute } = slot
  const taken = await unlimitedSlot.ask(tx, { siteId, ...slot })
  if (taken.rowCount === 1) return true
  // Whoever wants a place in the same slot waits here, so that two never take the last one.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`slot ${siteId} ${storeId} ${day} ${minute}`}, 0))`,
  )
  const [limit] = await limitOf.ask(tx, { siteId, storeId })
  const orders = await tx.$count(
    slotUse,
    and(
      eq(slotUse.siteId, siteId),
      eq(slotUse.storeId, storeId),
      eq(slotUse.day, day),
      eq(slotUse.minute, minute),
      ne(slotUse.cartId, cartId),
      isWanted(tx, now),
    ),
  )
  if (orders >= (limit?.ordersPerSlot ?? Number.POSITIVE_INFINITY)) return false
  await putSlotUse(tx, siteId, slot)
  return true
}

/** Whatever the limit says. */
export async function putSlotUse(tx: Tx, siteId: SiteId, slot: TakenSlot): Promise<void> {
  await takenSlot.ask(tx, { siteId, ...slot })
}

const limitOf = hot((db, slot: Slots<{ readonly siteId: SiteId; readonly storeId: StoreId }>) =>
  db
    .select({ ordersPerSlot: store.ordersPerSlot })
    .from(store)
    .where(and(eq(store.siteId, slot('siteId', store.siteId)), eq(store.id, slot('storeId', store.id)))),
)

const takenSlot = hot((db, slot: Slots<TakenSlot & { readonly siteId: SiteId }>) => {
  const taken = {
    storeId: slot('storeId', slotUse.storeId),
    day: slot('day', slotUse.day),
    minute: slot('minute', slotUse.minute),
    heldUntil: slot('heldUntil', slotUse.heldUntil),
  }
  return db
    .insert(slotUse)
    .values({ siteId: slot('siteId', slotUse.siteId), cartId: slot('cartId', slotUse.cartId), ...taken })
    .onConflictDoUpdate({ target: [slotUse.siteId, slotUse.cartId], set: taken })
})

/** Takes the place in one go where the store has no limit; elsewhere it takes none. */
const unlimitedSlot = hot((db, slot: Slots<TakenSlot & { readonly siteId: SiteId }>) => {
  const { day, minute, heldUntil } = slotUse
  const unlimited = db
    .select({
      siteId: store.siteId,
      cartId: slot('cartId', slotUse.cartId).as('cart_id'),
      storeId: store.id,
      day: slot('day', day).as('day'),
      minute: slot('minute', minute).as('minute'),
      heldUntil: slot('heldUntil', heldUntil).as('held_until'),
    })
    .from(store)
    .where(
      and(
        eq(store.siteId, slot('siteId', store.siteId)),
        eq(store.id, slot('storeId', store.id)),
        isNull(store.ordersPerSlot),
      ),
    )
  return db
    .insert(slotUse)
    .select(unlimited)
    .onConflictDoUpdate({
      target: [slotUse.siteId, slotUse.cartId],
      set: {
        storeId: sql`excluded.store_id`,
        day: sql`excluded.day`,
        minute: sql`excluded.minute`,
        heldUntil: sql`excluded.held_until`,
      },
    })
})

export async function removeSlotUse(tx: Tx, siteId: SiteId, cartId: CartId): Promise<void> {
  await tx.delete(slotUse).where(and(eq(slotUse.siteId, siteId), eq(slotUse.cartId, cartId)))
}

/** The clock alone ends a place that was kept for a bank's answer. */
function isWanted(db: Reader, now: Instant) {
  const cancelled = db
    .select({ id: placedOrder.id })
    .from(placedOrder)
    .where(
      and(
        eq(placedOrder.siteId, slotUse.siteId),
        eq(placedOrder.cartId, slotUse.cartId),
        eq(placedOrder.status, 'cancelled'),
      ),
    )
  return and(or(isNull(slotUse.heldUntil), gt(slotUse.heldUntil, now)), notExists(cancelled))
}
