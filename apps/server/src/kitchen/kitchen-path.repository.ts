import { sessionIdleMinutes } from '@comanda/rules/door/door-times'
import type { SiteId, StoreId } from '@comanda/rules/ids'
import type { KitchenPaths } from '@comanda/rules/kitchen/kitchen-path'
import type { Instant } from '@comanda/rules/time/calendar'
import { addMinutes } from '@comanda/rules/time/store-moment'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Reader } from '../database/database.ts'
import { hot, type Slots } from '../database/hot.ts'
import { printer } from '../database/schema/printing.ts'
import { staff, staffRole } from '../database/schema/staff.ts'
import { staffDevice } from '../database/schema/staff-device.ts'
import { staffSession } from '../database/schema/staff-session.ts'

/** A printer that never printed is no way yet, and a device that was taken off the list is none any more. */
export async function listHeard(db: Reader, siteId: SiteId, storeId: StoreId): Promise<readonly Instant[]> {
  const heard = await devicesOf.ask(db, { siteId, storeId })
  return heard.flatMap(({ kind, lastSeenAt, printedAt }) => (kind === 'printer' ? (printedAt ?? []) : lastSeenAt))
}

const devicesOf = hot((db, slot: Slots<{ readonly siteId: SiteId; readonly storeId: StoreId }>) =>
  db
    .select({ kind: staffDevice.kind, lastSeenAt: staffDevice.lastSeenAt, printedAt: printer.seenAt })
    .from(staffDevice)
    .leftJoin(printer, and(eq(printer.siteId, staffDevice.siteId), eq(printer.id, staffDevice.id)))
    .where(
      and(
        eq(staffDevice.siteId, slot('siteId', staffDevice.siteId)),
        eq(staffDevice.storeId, slot('storeId', staffDevice.storeId)),
        isNull(staffDevice.revokedAt),
      ),
    ),
)

/** Sessions outside of any device, of people who see the orders or the kitchen of a store. */
export function listWatching(
  db: Reader,
  { siteId, storeId, now }: { readonly siteId: SiteId; readonly storeId: StoreId; readonly now: Instant },
): Promise<KitchenPaths['sessions']> {
  return db
    .select({ createdAt: staffSession.createdAt, lastCallAt: staffSession.lastCallAt })
    .from(staffSession)
    .innerJoin(staff, and(eq(staff.siteId, staffSession.siteId), eq(staff.id, staffSession.staffId), staff.active))
    .innerJoin(staffRole, and(eq(staffRole.siteId, staff.siteId), eq(staffRole.id, staff.roleId)))
    .where(
      and(
        eq(staffSession.siteId, siteId),
        isNull(staffSession.deviceId),
        isNull(staffSession.endedAt),
        gt(staffSession.lastCallAt, addMinutes(now, -sessionIdleMinutes)),
        sql`(${staffRole.everyRight} or ${staffRole.rights} && array['orders.see', 'kitchen.work'])`,
        sql`coalesce((select bool_or(bound.store_id = ${storeId}) from staff_store bound
          where bound.site_id = ${staff.siteId} and bound.staff_id = ${staff.id}), true)`,
      ),
    )
}
