import type { Sitting } from '@comanda/rules/booking/booking'
import { toServiceOrder } from '@comanda/rules/booking/service-order'
import type { ResourceId, SiteId, SittingId } from '@comanda/rules/ids'
import { and, asc, eq, sql } from 'drizzle-orm'
import { collect } from '../database/collect.ts'
import type { Reader } from '../database/database.ts'
import { hot, type Slots } from '../database/hot.ts'
import { sitting, sittingSlot } from '../database/schema/booking.ts'

interface RoomsKey {
  readonly siteId: SiteId
  readonly resourceIds: readonly ResourceId[]
}
interface SittingKey {
  readonly siteId: SiteId
  readonly id: SittingId
}

const { id, resourceId, name, weekdays, published, endsAt } = sitting
const columns = { id, resourceId, name, weekdays, published, endsAt }
const { sittingId, at, capacity } = sittingSlot
const slotColumns = { sittingId, at, capacity }

const isInRooms = (slot: Slots<RoomsKey>) =>
  and(
    eq(sitting.siteId, slot('siteId', sitting.siteId)),
    sql`${resourceId} = any(${slot('resourceIds', resourceId)}::integer[])`,
  )

const sittingsOfRooms = hot((db, slot: Slots<RoomsKey>) =>
  db.select(columns).from(sitting).where(isInRooms(slot)).orderBy(asc(sitting.position), asc(id)),
)
const slotsOfRooms = hot((db, slot: Slots<RoomsKey>) =>
  db
    .select(slotColumns)
    .from(sittingSlot)
    .innerJoin(sitting, and(eq(sitting.siteId, sittingSlot.siteId), eq(id, sittingId)))
    .where(isInRooms(slot)),
)

/** The sittings of some rooms, with their slots in the order they are served. */
export async function listSittings(db: Reader, siteId: SiteId, resourceIds: readonly ResourceId[]): Promise<Sitting[]> {
  const key = { siteId, resourceIds: [...resourceIds] }
  return join(...(await Promise.all([sittingsOfRooms.ask(db, key), slotsOfRooms.ask(db, key)])))
}

const sittingById = hot((db, slot: Slots<SittingKey>) =>
  db
    .select(columns)
    .from(sitting)
    .where(and(eq(sitting.siteId, slot('siteId', sitting.siteId)), eq(id, slot('id', id)))),
)
const slotsOfSitting = hot((db, slot: Slots<SittingKey>) =>
  db
    .select(slotColumns)
    .from(sittingSlot)
    .where(and(eq(sittingSlot.siteId, slot('siteId', sittingSlot.siteId)), eq(sittingId, slot('id', sittingId)))),
)

/** A sitting by its number, published or not: bookings outlive a change of plans. */
export async function findSitting(db: Reader, siteId: SiteId, id: SittingId): Promise<Sitting | undefined> {
  const key = { siteId, id }
  const [found] = join(...(await Promise.all([sittingById.ask(db, key), slotsOfSitting.ask(db, key)])))
  return found
}

type Row = Omit<Sitting, 'slots'>
type SlotRow = Pick<typeof sittingSlot.$inferSelect, 'sittingId' | 'at' | 'capacity'>

function join(rows: readonly Row[], slots: readonly SlotRow[]): Sitting[] {
  const bySitting = collect(
    slots,
    ({ sittingId }) => sittingId,
    ({ at, capacity }) => ({ at, capacity }),
  )
  return rows.map((row) => ({ ...row, slots: toServiceOrder(bySitting.get(row.id) ?? [], row.endsAt) }))
}
