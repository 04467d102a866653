import type { Receipt } from '@comanda/rules/promotions/promotion'
import { and, desc, eq } from 'drizzle-orm'
import type { Reader } from '../database/database.ts'
import { receipt } from '../database/schema/coupon.ts'
import type { Owner } from './owner.ts'

export function listReceipts(db: Reader, { siteId, customerId }: Owner): Promise<Receipt[]> {
  return db
    .select({
      id: receipt.id,
      customerId: receipt.customerId,
      code: receipt.code,
      pointsGained: receipt.pointsGained,
      pointsRemaining: receipt.pointsRemaining,
      createdAt: receipt.createdAt,
      expiresAt: receipt.expiresAt,
    })
    .from(receipt)
    .where(and(eq(receipt.siteId, siteId), eq(receipt.customerId, customerId)))
    .orderBy(desc(receipt.createdAt), receipt.id)
}
