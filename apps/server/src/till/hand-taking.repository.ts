import type { AttemptId, DrawerId, SiteId, StaffId, StoreId } from '@comanda/rules/ids'
import { type Cents, cents, sumCents } from '@comanda/rules/money/cents'
import type { Instant } from '@comanda/rules/time/calendar'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../database/database.ts'
import { staff } from '../database/schema/staff.ts'
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

/** Undefined for money that no person took. */
export async function findTaking(db: Reader, siteId: SiteId, attemptId: AttemptId) {
  const [found] = await db
    .select()
    .from(handTaking)
    .where(and(eq(handTaking.siteId, siteId), eq(handTaking.attemptId, attemptId)))
  return found
}

interface Correction extends Pick<NewTaking, 'siteId' | 'attemptId' | 'means'> {
  /** Null for what is no cash, and for cash in the pouch of whoever took it. */
  readonly drawerId: DrawerId | null
  readonly by: StaffId
  readonly at: Instant
}

/** Who took it and when stays; where it is counted does not. */
export async function saveMeans(tx: Tx, correction: Correction): Promise<void> {
  const { siteId, attemptId, means, drawerId, by, at } = correction
  const handedIn = drawerId === null ? { handedInAt: null, handedInTo: null } : { handedInAt: at, handedInTo: by }
  await tx
    .update(handTaking)
    .set({ means, drawerId, ...handedIn })
    .where(and(eq(handTaking.siteId, siteId), eq(handTaking.attemptId, attemptId)))
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

interface Pouch {
  readonly staffId: StaffId
  readonly name: string
  readonly amount: Cents
  readonly takings: number
}

/** The riders who have cash of a store that was not handed in, by name. */
export async function listPouches(db: Reader, siteId: SiteId, storeId: StoreId): Promise<Pouch[]> {
  const rows = await db
    .select({
      staffId: handTaking.takenBy,
      name: staff.name,
      amount: sql<number>`sum(${handTaking.amount})::integer`,
      takings: sql<number>`count(*)::integer`,
    })
    .from(handTaking)
    .innerJoin(staff, and(eq(staff.siteId, handTaking.siteId), eq(staff.id, handTaking.takenBy)))
    .where(inPouchAt(siteId, storeId))
    .groupBy(handTaking.takenBy, staff.name)
    .orderBy(asc(staff.name))
  return rows.map((row) => ({ ...row, amount: cents(row.amount) }))
}

/**
 * The sum that went from a pouch into the drawer; undefined for an empty one. What comes in meanwhile waits for the
 * next time.
 */
export async function emptyPouch(
  tx: Tx,
  { siteId, storeId, staffId }: { readonly siteId: SiteId; readonly storeId: StoreId; readonly staffId: StaffId },
  into: { readonly drawerId: DrawerId; readonly handedInAt: Instant; readonly handedInTo: StaffId },
): Promise<Pouch | undefined> {
  const moved = await tx
    .update(handTaking)
    .set(into)
    .from(staff)
    .where(
      and(
        inPouchAt(siteId, storeId),
        eq(handTaking.takenBy, staffId),
        eq(staff.siteId, handTaking.siteId),
        eq(staff.id, handTaking.takenBy),
      ),
    )
    .returning({ amount: handTaking.amount, name: staff.name })
  const [first] = moved
  if (first === undefined) return undefined
  return { staffId, name: first.name, amount: sumCents(moved.map(({ amount }) => amount)), takings: moved.length }
}

function inPouchAt(siteId: SiteId, storeId: StoreId) {
  const isCash = eq(handTaking.means, 'cash')
  return and(eq(handTaking.siteId, siteId), eq(handTaking.storeId, storeId), isCash, isNull(handTaking.drawerId))
}
