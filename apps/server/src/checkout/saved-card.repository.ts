import { getWay } from '@comanda/payments/server/providers'
import type { SavedCard } from '@comanda/rules/customer/customer'
import type { CardId, CustomerId, SiteId } from '@comanda/rules/ids'
import { and, eq } from 'drizzle-orm'
import type { Reader } from '../database/database.ts'
import { savedCard } from '../database/schema/customer.ts'

export async function findCardToken(
  db: Reader,
  siteId: SiteId,
  card: { readonly id: CardId; readonly customerId: CustomerId },
): Promise<string | undefined> {
  const [found] = await db
    .select({ token: savedCard.providerToken })
    .from(savedCard)
    .where(and(eq(savedCard.siteId, siteId), eq(savedCard.id, card.id), eq(savedCard.customerId, card.customerId)))
  return found?.token
}

type Expiring = Pick<SavedCard, 'id' | 'way' | 'expiryMonth' | 'expiryYear'>

export async function listExpiryDates(db: Reader, siteId: SiteId, customerId: CustomerId): Promise<Expiring[]> {
  const { id, provider, expiryMonth, expiryYear } = savedCard
  const found = await db
    .select({ id, provider, expiryMonth, expiryYear })
    .from(savedCard)
    .where(and(eq(savedCard.siteId, siteId), eq(savedCard.customerId, customerId)))
  return found.map(({ provider, ...card }) => ({ ...card, way: getWay(provider) }))
}
