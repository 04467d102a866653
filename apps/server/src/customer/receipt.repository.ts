import type { CartId, SiteId } from '@comanda/rules/ids'
import type { Receipt } from '@comanda/rules/promotions/promotion'
import type { Instant } from '@comanda/rules/time/calendar'
import { and, asc, desc, eq, gt, gte, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../database/database.ts'
import { hot, type Slots } from '../database/hot.ts'
import { pointsMovement, receipt } from '../database/schema/coupon.ts'
import type { Owner } from './owner.ts'

const fields = {
  id: receipt.id,
  customerId: receipt.customerId,
  code: receipt.code,
  pointsGained: receipt.pointsGained,
  pointsRemaining: receipt.pointsRemaining,
  createdAt: receipt.createdAt,
  expiresAt: receipt.expiresAt,
}

export function listReceipts(db: Reader, { siteId, customerId }: Owner): Promise<Receipt[]> {
  return db
    .select(fields)
    .from(receipt)
    .where(and(eq(receipt.siteId, siteId), eq(receipt.customerId, customerId)))
    .orderBy(desc(receipt.createdAt), receipt.id)
}

export async function findReceipt(
  db: Reader,
  { siteId, customerId }: Owner,
  code: string,
): Promise<Receipt | undefined> {
  const [found] = await db
    .select(fields)
    .from(receipt)
    .where(and(eq(receipt.siteId, siteId), eq(receipt.code, code), eq(receipt.customerId, customerId)))
  return found
}

export interface HeldPoints {
  readonly code: string
  readonly points: number
}

/** The points that a cart has taken from each receipt and not given back. */
export function listHeldPoints(db: Reader, siteId: SiteId, cartId: CartId): Promise<HeldPoints[]> {
  return heldPoints.ask(db, { siteId, cartId })
}

const heldPoints = hot((db, slot: Slots<{ readonly siteId: SiteId; readonly cartId: CartId }>) => {
  const points = sql<number>`-sum(${pointsMovement.points})::integer`
  return db
    .select({ code: receipt.code, points })
    .from(pointsMovement)
    .innerJoin(receipt, and(eq(receipt.siteId, pointsMovement.siteId), eq(receipt.id, pointsMovement.receiptId)))
    .where(
      and(
        eq(pointsMovement.siteId, slot('siteId', pointsMovement.siteId)),
        eq(pointsMovement.cartId, slot('cartId', pointsMovement.cartId)),
      ),
    )
    .groupBy(receipt.id, receipt.code)
    .having(gt(points, 0))
    .orderBy(asc(receipt.id))
})

export interface MovedPoints {
  readonly siteId: SiteId
  readonly code: string
  readonly cartId: CartId
  readonly points: number
  readonly at: Instant
}

/** False, and nothing changed, when the receipt no longer has that many points. */
export async function saveTakenPoints(tx: Tx, { siteId, code, cartId, points, at }: MovedPoints): Promise<boolean> {
  const [taken] = await tx
    .update(receipt)
    .set({ pointsRemaining: sql`${receipt.pointsRemaining} - ${points}` })
    .where(and(eq(receipt.siteId, siteId), eq(receipt.code, code), gte(receipt.pointsRemaining, points)))
    .returning({ receiptId: receipt.id })
  if (taken === undefined) return false
  await tx.insert(pointsMovement).values({ siteId, receiptId: taken.receiptId, cartId, points: -points, at })
  return true
}

export async function saveReturnedPoints(tx: Tx, { siteId, code, cartId, points, at }: MovedPoints): Promise<void> {
  const [given] = await tx
    .update(receipt)
    .set({ pointsRemaining: sql`${receipt.pointsRemaining} + ${points}` })
    .where(and(eq(receipt.siteId, siteId), eq(receipt.code, code)))
    .returning({ receiptId: receipt.id })
  if (given === undefined) throw new Error('a receipt vanished')
  await tx.insert(pointsMovement).values({ siteId, receiptId: given.receiptId, cartId, points, at })
}
