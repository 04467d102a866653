import type { AttemptId, SiteId } from '@comanda/rules/ids'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Reader } from '../database/database.ts'
import { orderDebt, orderStatusChange } from '../database/schema/order.ts'
import { staff } from '../database/schema/staff.ts'
import { handTaking } from '../database/schema/till.ts'
import type { StoredOrder } from './order.repository.ts'

type OrderKey = Pick<StoredOrder, 'siteId' | 'id'>

/** The steps of an order that hands and clocks recorded, the oldest first. */
export function listStatusMoves(db: Reader, { siteId, id }: OrderKey) {
  const { from, to, at } = orderStatusChange
  return db
    .select({ from, to, at, by: staff.name })
    .from(orderStatusChange)
    .leftJoin(staff, and(eq(staff.siteId, orderStatusChange.siteId), eq(staff.id, orderStatusChange.staffId)))
    .where(and(eq(orderStatusChange.siteId, siteId), eq(orderStatusChange.orderId, id)))
    .orderBy(asc(orderStatusChange.id))
}

/** Who took which of these payments by hand. */
export async function listTakers(
  db: Reader,
  siteId: SiteId,
  attemptIds: readonly AttemptId[],
): Promise<ReadonlyMap<AttemptId, string>> {
  if (attemptIds.length === 0) return new Map()
  const rows = await db
    .select({ attemptId: handTaking.attemptId, name: staff.name })
    .from(handTaking)
    .innerJoin(staff, and(eq(staff.siteId, handTaking.siteId), eq(staff.id, handTaking.takenBy)))
    .where(and(eq(handTaking.siteId, siteId), inArray(handTaking.attemptId, [...attemptIds])))
  return new Map(rows.map(({ attemptId, name }) => [attemptId, name]))
}

/** Why it was let go before it was paid, if it was. */
export async function findDebtReason(db: Reader, { siteId, id }: OrderKey) {
  const [found] = await db
    .select({ reason: orderDebt.reason, at: orderDebt.at })
    .from(orderDebt)
    .where(and(eq(orderDebt.siteId, siteId), eq(orderDebt.orderId, id)))
  return found
}
