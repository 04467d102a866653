import type { Sitting } from '@comanda/rules/booking/booking'
import { toServiceOrder } from '@comanda/rules/booking/service-order'
import type { ResourceId, SiteId } from '@comanda/rules/ids'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { collect } from '../database/collect.ts'
import type { Reader } from '../database/database.ts'
import { sitting, sittingSlot } from '../database/schema/booking.ts'

/** The sittings of some rooms, with their slots in the order in which they are served. */
export async function listSittings(db: Reader, siteId: SiteId, resourceIds: readonly ResourceId[]): Promise<Sitting[]> {
  const rows = await db
    .select()
    .from(sitting)
    .where(and(eq(sitting.siteId, siteId), inArray(sitting.resourceId, [...resourceIds])))
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
