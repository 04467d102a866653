import type { CardToken } from '@comanda/payments/server/payment-step'
import type { CardId, CustomerId, SiteId } from '@comanda/rules/ids'
import { and, eq } from 'drizzle-orm'
import type { Reader, Tx } from '../database/database.ts'
import { savedCard } from '../database/schema/customer.ts'
import type { StoredAttempt } from './attempt.repository.ts'

/** Only who has an account can keep a card, and only because they asked. */
export async function keepCard(tx: Tx, attempt: StoredAttempt, card: CardToken): Promise<void> {
  const customerId = attempt.sale?.customerId ?? null
  if (customerId === null || !attempt.savesCard) return
  const { token: providerToken, ...facts } = card
  await tx
    .insert(savedCard)
    .values({ siteId: attempt.siteId, customerId, provider: attempt.provider, providerToken, ...facts })
    .onConflictDoNothing()
}

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

export async function listCardIds(db: Reader, siteId: SiteId, customerId: CustomerId): Promise<CardId[]> {
  const found = await db
    .select({ id: savedCard.id })
    .from(savedCard)
    .where(and(eq(savedCard.siteId, siteId), eq(savedCard.customerId, customerId)))
  return found.map(({ id }) => id)
}
