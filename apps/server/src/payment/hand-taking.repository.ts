import type { DrawerId, SiteId, StoreId } from '@comanda/rules/ids'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../database/database.ts'
import { drawer, handTaking } from '../database/schema/till.ts'

type NewTaking = Pick<
  typeof handTaking.$inferSelect,
  'siteId' | 'attemptId' | 'storeId' | 'means' | 'amount' | 'takenBy' | 'takenAt'
>

/** Without a drawer, cash is in the pouch of whoever took it. */
export async function saveTaking(tx: Tx, taking: NewTaking, drawerId: DrawerId | null): Promise<void> {
  const { takenBy, takenAt } = taking
  const handedIn = drawerId === null ? {} : { drawerId, handedInAt: takenAt, handedInTo: takenBy }
  await tx.insert(handTaking).values({ ...taking, ...handedIn })
}

/** The store's first drawer; a store that never took cash gets it now. */
export async function getFirstDrawer(tx: Tx, siteId: SiteId, storeId: StoreId): Promise<DrawerId> {
  await tx.insert(drawer).values({ siteId, storeId, number: 1 }).onConflictDoNothing()
  const [found] = await tx
    .select({ id: drawer.id })
    .from(drawer)
    .where(and(eq(drawer.siteId, siteId), eq(drawer.storeId, storeId), eq(drawer.number, 1)))
  if (found === undefined) throw new Error('a store without a drawer')
  return found.id
}
