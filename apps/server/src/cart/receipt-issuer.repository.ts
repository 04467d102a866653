import type { ReceiptIssuer } from '@comanda/rules/cart/sale-receipt'
import type { SiteId, StoreId } from '@comanda/rules/ids'
import { and, eq } from 'drizzle-orm'
import type { Reader } from '../database/database.ts'
import { store } from '../database/schema/store.ts'

/** Who sells, as a receipt names them; without a legal name it is only the venue. */
export async function getReceiptIssuer(db: Reader, siteId: SiteId, storeId: StoreId): Promise<ReceiptIssuer> {
  const [row] = await db
    .select()
    .from(store)
    .where(and(eq(store.siteId, siteId), eq(store.id, storeId)))
  if (row === undefined) throw new Error('an order of a store that is gone')
  const { name, phone, street, postalCode, city, province, legalName, taxId } = row
  const legal = legalName === null || taxId === null ? null : { name: legalName, taxId }
  return { store: name, legal, address: { street, postalCode, city, province }, phone }
}
