import type { LineUse } from '@comanda/rules/cart/line-use'
import type { CartId, SiteId, StoreId } from '@comanda/rules/ids'
import type { ReturnedUnits } from '@comanda/rules/kitchen/list-returned'
import type { Instant } from '@comanda/rules/time/calendar'
import { and, asc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Tx } from '../database/database.ts'
import { hot, type Slots } from '../database/hot.ts'
import { productPause } from '../database/schema/pause.ts'
import { pauseUse } from '../database/schema/pause-use.ts'

export interface CartKey {
  readonly siteId: SiteId
  readonly cartId: CartId
}

export interface CountedPause {
  readonly id: number
  readonly productId: LineUse['productId']
  readonly optionValueId: LineUse['optionValueId']
  readonly unitsLeft: number | null
}

/**
 * The units that a store counts, locked in the order of the ids: of two buyers of the last unit one waits here for the
 * other.
 */
export function lockCounts(
  tx: Tx,
  { siteId, storeId }: { readonly siteId: SiteId; readonly storeId: StoreId },
  now: Instant,
): Promise<CountedPause[]> {
  return lockedCounts.ask(tx, { siteId, storeId, now })
}

interface CountsAt {
  readonly siteId: SiteId
  readonly storeId: StoreId
  readonly now: Instant
}

const lockedCounts = hot((db, slot: Slots<CountsAt>) => {
  const { id, productId, optionValueId, unitsLeft } = productPause
  return db
    .select({ id, productId, optionValueId, unitsLeft })
    .from(productPause)
    .where(
      and(
        eq(productPause.siteId, slot('siteId', productPause.siteId)),
        eq(productPause.storeId, slot('storeId', productPause.storeId)),
        isNotNull(unitsLeft),
        gt(productPause.endsAt, slot('now', productPause.endsAt)),
      ),
    )
    .orderBy(asc(id))
    .for('update')
})

export function listCartUses(tx: Tx, { siteId, cartId }: CartKey) {
  return tx
    .select()
    .from(pauseUse)
    .where(and(eq(pauseUse.siteId, siteId), eq(pauseUse.cartId, cartId)))
}

/** Takes units from a count; a negative number gives some back. */
export async function takeFrom(tx: Tx, siteId: SiteId, { id, units }: { readonly id: number; readonly units: number }) {
  if (units === 0) return
  await tx
    .update(productPause)
    .set({ unitsLeft: sql`${productPause.unitsLeft} - ${units}` })
    .where(and(eq(productPause.siteId, siteId), eq(productPause.id, id)))
}

export async function saveUses(tx: Tx, uses: readonly (typeof pauseUse.$inferInsert)[]): Promise<void> {
  if (uses.length === 0) return
  const { siteId, pauseId, cartId, lineId, units } = pauseUse
  await tx
    .insert(pauseUse)
    .values([...uses])
    .onConflictDoUpdate({
      target: [siteId, pauseId, cartId, lineId],
      set: { units: sql`${units} + excluded.units`, isSold: sql`excluded.is_sold` },
    })
}

export async function removeReserved(tx: Tx, { siteId, cartId }: CartKey): Promise<void> {
  await tx
    .delete(pauseUse)
    .where(and(eq(pauseUse.siteId, siteId), eq(pauseUse.cartId, cartId), eq(pauseUse.isSold, false)))
}

/** What these lines took comes back; of lines that were begun only their untouched dishes do. */
export async function returnUses(tx: Tx, { siteId, cartId }: CartKey, returned: ReturnedUnits): Promise<void> {
  const { wholeLines, dishes } = returned
  if (wholeLines.length > 0) {
    await tx.execute(sql`
      with gone as (
        delete from pause_use where site_id = ${siteId} and cart_id = ${cartId}
          and ${inArray(pauseUse.lineId, [...wholeLines])} returning pause_id, units
      ), sums as (select pause_id, sum(units)::int as units from gone group by pause_id)
      update product_pause set units_left = units_left + sums.units from sums
      where product_pause.site_id = ${siteId} and product_pause.id = sums.pause_id`)
  }
  for (const { lineId, productId, units } of dishes) {
    await tx.execute(sql`
      with used as (
        select pause_use.pause_id, least(pause_use.units, ${units}::int) as back, pause_use.units
        from pause_use join product_pause on product_pause.site_id = pause_use.site_id
          and product_pause.id = pause_use.pause_id
        where pause_use.site_id = ${siteId} and cart_id = ${cartId} and line_id = ${lineId}
          and product_pause.product_id = ${productId}
      ), fewer as (
        update pause_use set units = pause_use.units - used.back from used
        where pause_use.site_id = ${siteId} and pause_use.pause_id = used.pause_id and cart_id = ${cartId}
          and line_id = ${lineId} and used.units > used.back
      ), gone as (
        delete from pause_use using used
        where pause_use.site_id = ${siteId} and pause_use.pause_id = used.pause_id and cart_id = ${cartId}
          and line_id = ${lineId} and used.units = used.back
      )
      update product_pause set units_left = units_left + used.back from used
      where product_pause.site_id = ${siteId} and product_pause.id = used.pause_id`)
  }
}
