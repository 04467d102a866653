import type { CartId, SiteId } from '@comanda/rules/ids'
import type { Receipt } from '@comanda/rules/promotions/promotion'
import type { Instant } from '@comanda/rules/time/calendar'
import { and, desc, eq, gte, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../database/database.ts'
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

export interface TakenPoints {
  readonly siteId: SiteId
  readonly code: string
  readonly cartId: CartId
  readonly points: number
  readonly at: Instant
}

/** False when the receipt no longer holds that many: then nothing was changed. */
export async function saveTakenPoints(tx: Tx, { siteId, code, cartId, points, at }: TakenPoints): Promise<boolean> {
  const [taken] = await tx
    .update(receipt)
    .set({ pointsRemaining: sql`${receipt.pointsRemaining} - ${points}` })
    .where(and(eq(receipt.siteId, siteId), eq(receipt.code, code), gte(receipt.pointsRemaining, points)))
    .returning({ receiptId: receipt.id })
  if (taken === undefined) return false
  await tx.insert(pointsMovement).values({ siteId, receiptId: taken.receiptId, cartId, points: -points, at })
  return true
}
