import type { SiteId, StoreId } from '@comanda/rules/ids'
import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import type { ReceiptIssuer } from '@comanda/rules/order/sale-receipt'
import type { DayCutoff } from '@comanda/rules/venue/business-day'
import { and, eq } from 'drizzle-orm'
import type { Reader } from '../database/database.ts'
import { hot, type Slots } from '../database/hot.ts'
import { store } from '../database/schema/store.ts'

/** The store that sells, as it is at the moment of the sale. */
export interface Seller {
  /** As a receipt names it; without a legal name it is only the venue. */
  readonly issuer: ReceiptIssuer
  readonly cutoff: DayCutoff
  readonly kitchen: { readonly cookingMinutes: number; readonly acceptsByItself: readonly OrderingMode[] }
}

export async function getSeller(db: Reader, siteId: SiteId, storeId: StoreId): Promise<Seller> {
  const [row] = await storeById.ask(db, { siteId, id: storeId })
  if (row === undefined) throw new Error('an order of a store that is gone')
  const { name, phone, street, postalCode, city, province, legalName, taxId, timeZone, dayStartsAt } = row
  const legal = legalName === null || taxId === null ? null : { name: legalName, taxId }
  const issuer = { store: name, legal, address: { street, postalCode, city, province }, phone }
  const { cookingMinutes, acceptsByItself } = row
  return { issuer, cutoff: { timeZone, dayStartsAt }, kitchen: { cookingMinutes, acceptsByItself } }
}

const storeById = hot((db, slot: Slots<Pick<typeof store.$inferSelect, 'siteId' | 'id'>>) =>
  db
    .select()
    .from(store)
    .where(and(eq(store.siteId, slot('siteId', store.siteId)), eq(store.id, slot('id', store.id)))),
)
