import { getWay } from '@comanda/payments/server/providers'
import type { SavedCard } from '@comanda/rules/customer/customer'
import type { CardId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../database/database.ts'
import { forgottenCard, savedCard } from '../database/schema/customer.ts'
import type { Owner } from './owner.ts'

/** Without the provider's token: money can be taken with it, so it never leaves the server. */
export async function listCards(db: Reader, owner: Owner): Promise<SavedCard[]> {
  const found = await db
    .select({
      id: savedCard.id,
      provider: savedCard.provider,
      brand: savedCard.brand,
      lastFour: savedCard.lastFour,
      expiryMonth: savedCard.expiryMonth,
      expiryYear: savedCard.expiryYear,
    })
    .from(savedCard)
    .where(isOwned(owner))
    .orderBy(desc(savedCard.createdAt), savedCard.id)
  return found.map(({ provider, ...card }) => ({ ...card, way: getWay(provider) }))
}

type NewCard = Omit<typeof savedCard.$inferInsert, keyof Owner>

/** A card that is already known stays as it is. */
export async function saveCard(tx: Tx, owner: Owner, card: NewCard): Promise<void> {
  await tx
    .insert(savedCard)
    .values({ ...owner, ...card })
    .onConflictDoNothing()
}

/** One card, or all of them. Their providers are told later; returns whether there was any. */
export async function removeCards(tx: Tx, owner: Owner, id?: CardId): Promise<boolean> {
  const { siteId, provider, providerToken } = savedCard
  const removed = await tx
    .delete(savedCard)
    .where(and(isOwned(owner), id && eq(savedCard.id, id)))
    .returning({ siteId, provider, providerToken })
  if (removed.length > 0) await tx.insert(forgottenCard).values(removed)
  return removed.length > 0
}

export type ForgottenCard = typeof forgottenCard.$inferSelect

/** The longest untried come first, so that one that fails does not keep the others waiting. */
export function listForgottenCards(db: Reader, atMost: number): Promise<ForgottenCard[]> {
  return db
    .select()
    .from(forgottenCard)
    .orderBy(sql`${forgottenCard.triedAt} nulls first`, forgottenCard.createdAt)
    .limit(atMost)
}

export async function dropForgottenCard(db: Reader, card: ForgottenCard): Promise<void> {
  await db.delete(forgottenCard).where(isForgotten(card))
}

export async function saveTry(db: Reader, card: ForgottenCard, at: Instant): Promise<void> {
  await db.update(forgottenCard).set({ triedAt: at }).where(isForgotten(card))
}

function isForgotten({ siteId, id }: ForgottenCard) {
  return and(eq(forgottenCard.siteId, siteId), eq(forgottenCard.id, id))
}

function isOwned({ siteId, customerId }: Owner) {
  return and(eq(savedCard.siteId, siteId), eq(savedCard.customerId, customerId))
}
