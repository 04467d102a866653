import type { CustomerId, SiteId } from '@comanda/rules/ids'
import type { Receipt } from '@comanda/rules/promotions/promotion'
import { and, eq } from 'drizzle-orm'
import type { Reader } from '../database/database.ts'
import { receipt } from '../database/schema/coupon.ts'

export async function findReceipt(
  db: Reader,
  siteId: SiteId,
  { code, customerId }: { readonly code: string; readonly customerId: CustomerId },
): Promise<Receipt | undefined> {
  const [found] = await db
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
    .where(and(eq(receipt.siteId, siteId), eq(receipt.code, code), eq(receipt.customerId, customerId)))
  return found
}
