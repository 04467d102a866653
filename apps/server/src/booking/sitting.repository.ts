import type { Sitting } from '@comanda/rules/booking/booking'
import { toServiceOrder } from '@comanda/rules/booking/service-order'
import type { ResourceId, SiteId, SittingId } from '@comanda/rules/ids'
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import { collect } from '../database/collect.ts'
import type { Reader } from '../database/database.ts'
import { sitting, sittingSlot } from '../database/schema/booking.ts'

/** The sittings of some rooms, with their slots in the order they are served. */
export function listSittings(db: Reader, siteId: SiteId, resourceIds: readonly ResourceId[]): Promise<Sitting[]> {
  return readSittings(db, siteId, inArray(sitting.resourceId, [...resourceIds]))
}

/** A sitting by its number, published or not: bookings outlive a change of plans. */
export async function findSitting(db: Reader, siteId: SiteId, id: SittingId): Promise<Sitting | undefined> {
  const [found] = await readSittings(db, siteId, eq(sitting.id, id))
  return found
}

async function readSittings(db: Reader, siteId: SiteId, which: SQL): Promise<Sitting[]> {
  const rows = await db
    .select()
    .from(sitting)
    .where(and(eq(sitting.siteId, siteId), which))
    .orderBy(asc(sitting.position), asc(sitting.id))
  const slots = await db
    .select()
    .from(sittingSlot)
    .where(
      and(
        eq(sittingSlot.siteId, siteId),
        inArray(
          sittingSlot.sittingId,
          rows.map(({ id }) => id),
        ),
      ),
    )
  const bySitting = collect(
    slots,
    ({ sittingId }) => sittingId,
    ({ at, capacity }) => ({ at, capacity }),
  )
  return rows.map(({ id, resourceId, name, weekdays, published, endsAt }) => ({
    id,
    resourceId,
    name,
    weekdays,
    published,
    endsAt,
    slots: toServiceOrder(bySitting.get(id) ?? [], endsAt),
  }))
}
