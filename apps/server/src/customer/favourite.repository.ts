import type { ProductId } from '@comanda/rules/ids'
import { and, desc, eq } from 'drizzle-orm'
import type { Reader } from '../database/database.ts'
import { favourite } from '../database/schema/customer.ts'
import type { Owner } from './owner.ts'

export async function listFavouriteIds(db: Reader, owner: Owner): Promise<ProductId[]> {
  const rows = await db
    .select({ productId: favourite.productId })
    .from(favourite)
    .where(isOwned(owner))
    .orderBy(desc(favourite.createdAt), favourite.productId)
  return rows.map(({ productId }) => productId)
}

export async function saveFavourite(db: Reader, owner: Owner, productId: ProductId): Promise<void> {
  await db
    .insert(favourite)
    .values({ ...owner, productId })
    .onConflictDoNothing()
}

export async function removeFavourite(db: Reader, owner: Owner, productId: ProductId): Promise<void> {
  await db.delete(favourite).where(and(isOwned(owner), eq(favourite.productId, productId)))
}

function isOwned({ siteId, customerId }: Owner) {
  return and(eq(favourite.siteId, siteId), eq(favourite.customerId, customerId))
}
