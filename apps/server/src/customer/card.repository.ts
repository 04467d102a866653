import type { SavedCard } from '@comanda/rules/customer/customer'
import type { CardId } from '@comanda/rules/ids'
import { and, desc, eq } from 'drizzle-orm'
import type { Reader, Tx } from '../database/database.ts'
import { savedCard } from '../database/schema/customer.ts'
import type { Owner } from './owner.ts'

/** Without the provider's token: money can be taken with it, so it never leaves the server. */
export function listCards(db: Reader, owner: Owner): Promise<SavedCard[]> {
  return db
    .select({
      id: savedCard.id,
      brand: savedCard.brand,
      lastFour: savedCard.lastFour,
      expiryMonth: savedCard.expiryMonth,
      expiryYear: savedCard.expiryYear,
    })
    .from(savedCard)
    .where(isOwned(owner))
    .orderBy(desc(savedCard.createdAt), savedCard.id)
}

type NewCard = Omit<typeof savedCard.$inferInsert, keyof Owner>

/** A card that is already known stays as it is. */
export async function saveCard(tx: Tx, owner: Owner, card: NewCard): Promise<void> {
  await tx
    .insert(savedCard)
    .values({ ...owner, ...card })
    .onConflictDoNothing()
}

/** Returns whether this customer had such a card. */
export async function removeCard(db: Reader, owner: Owner, id: CardId): Promise<boolean> {
  const removed = await db
    .delete(savedCard)
    .where(and(isOwned(owner), eq(savedCard.id, id)))
    .returning({ id: savedCard.id })
  return removed.length === 1
}

function isOwned({ siteId, customerId }: Owner) {
  return and(eq(savedCard.siteId, siteId), eq(savedCard.customerId, customerId))
}
