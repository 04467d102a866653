import type { Pauses } from '@comanda/rules/catalogue/with-pauses'
import type { OptionValueId, ProductId, SiteId, StoreId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../database/database.ts'
import { productPause } from '../database/schema/pause.ts'
import { pauseUse } from '../database/schema/pause-use.ts'

export type StoredPause = typeof productPause.$inferSelect

/** Exactly one of the two. */
export interface PausedThing {
  readonly productId: ProductId | null
  readonly optionValueId: OptionValueId | null
}

/** The number of units that are still sold. */
export interface CountedThing extends PausedThing {
  readonly unitsLeft: number
}

interface StorePauses extends Pauses {
  readonly counted: readonly CountedThing[]
  readonly stored: readonly StoredPause[]
}

export interface CurrentPauses {
  readonly byStore: ReadonlyMap<StoreId, StorePauses>
  /** When the first of them ends: from then on this is not true any more. */
  readonly until: Instant | null
}

interface GatheredPauses extends StorePauses {
  readonly products: Set<ProductId>
  readonly values: Set<OptionValueId>
  readonly counted: CountedThing[]
  readonly stored: StoredPause[]
}

/**
 * The things that each store has run out of at this moment; a pause that has ended by the clock is left out, deleted or
 * not.
 */
export async function readPauses(db: Reader, siteId: SiteId, now: Instant): Promise<CurrentPauses> {
  const rows = await db.select().from(productPause).where(isCurrent(siteId, now))
  const byStore = new Map<StoreId, GatheredPauses>()
  for (const row of rows) {
    const { storeId, productId, optionValueId, unitsLeft } = row
    const ofStore = byStore.get(storeId) ?? { products: new Set(), values: new Set(), counted: [], stored: [] }
    byStore.set(storeId, ofStore)
    ofStore.stored.push(row)
    if (unitsLeft !== null && unitsLeft > 0) {
      ofStore.counted.push({ productId, optionValueId, unitsLeft })
      continue
    }
    if (productId !== null) ofStore.products.add(productId)
    if (optionValueId !== null) ofStore.values.add(optionValueId)
  }
  const ends = rows.map(({ endsAt }) => endsAt)
  return { byStore, until: ends.length === 0 ? null : (Math.min(...ends) as Instant) }
}

export function listPausesOf(
  db: Reader,
  { siteId, storeId }: { readonly siteId: SiteId; readonly storeId: StoreId },
  now: Instant,
): Promise<StoredPause[]> {
  return db
    .select()
    .from(productPause)
    .where(and(isCurrent(siteId, now), eq(productPause.storeId, storeId)))
    .orderBy(asc(productPause.endsAt), asc(productPause.id))
}

interface NewPause extends PausedThing {
  readonly siteId: SiteId
  readonly storeId: StoreId
  readonly endsAt: Instant
  readonly unitsLeft: number | null
}

/**
 * A second pause of the same thing changes the first, and counts anew. The row stays the same one, so that a buyer who
 * waits for it takes from the new count.
 */
export async function savePause(tx: Tx, pause: NewPause): Promise<StoredPause> {
  const { siteId, storeId, productId, optionValueId } = productPause
  const { endsAt, unitsLeft } = pause
  const thing = pause.productId === null ? optionValueId : productId
  const [saved] = await tx
    .insert(productPause)
    .values(pause)
    .onConflictDoUpdate({ target: [siteId, storeId, thing], set: { endsAt, unitsLeft, since: sql`now()` } })
    .returning()
  if (saved === undefined) throw new Error('the pause was not saved')
  await tx.delete(pauseUse).where(and(eq(pauseUse.siteId, saved.siteId), eq(pauseUse.pauseId, saved.id)))
  return saved
}

/** Undefined where nothing was paused. */
export async function removePause(
  tx: Tx,
  pause: Omit<NewPause, 'endsAt' | 'unitsLeft'>,
): Promise<StoredPause | undefined> {
  const { siteId, storeId, productId, optionValueId } = pause
  const isThing =
    productId !== null
      ? eq(productPause.productId, productId)
      : and(eq(productPause.optionValueId, optionValueId ?? (0 as OptionValueId)))
  const [removed] = await tx
    .delete(productPause)
    .where(and(eq(productPause.siteId, siteId), eq(productPause.storeId, storeId), isThing))
    .returning()
  return removed
}

function isCurrent(siteId: SiteId, now: Instant) {
  return and(eq(productPause.siteId, siteId), gt(productPause.endsAt, now))
}
