import { pinTriesToShut } from '@comanda/rules/door/pin'
import type { DeviceId, SiteId, StaffId, StoreId } from '@comanda/rules/ids'
import type { DeviceKind } from '@comanda/rules/team/device-kinds'
import type { Instant } from '@comanda/rules/time/calendar'
import { addDays } from '@comanda/rules/time/iso-date'
import { addMinutes, defaultTimeZone, toStoreMoment } from '@comanda/rules/time/store-moment'
import { and, asc, eq, exists, gt, gte, inArray, isNotNull, notInArray, or, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../database/database.ts'
import { booking } from '../database/schema/booking.ts'
import { placedOrder } from '../database/schema/order.ts'
import { site, siteHost } from '../database/schema/site.ts'
import { staff, staffLink, staffRole } from '../database/schema/staff.ts'
import { pinTries } from '../database/schema/staff-device.ts'
import { resource, store, tablePosition } from '../database/schema/store.ts'

export interface StaffAccount {
  readonly siteId: SiteId
  readonly staffId: StaffId
  readonly passwordHash: string | null
}

/** One read, whether the host, the e-mail or neither is known. */
export async function findAccount(db: Reader, host: string, email: string): Promise<StaffAccount | undefined> {
  const [found] = await db
    .select({ siteId: staff.siteId, staffId: staff.id, passwordHash: staff.passwordHash })
    .from(siteHost)
    .innerJoin(staff, and(eq(staff.siteId, siteHost.siteId), eq(staff.email, email), staff.active))
    .where(eq(siteHost.host, host))
  return found
}

interface AtDevice {
  readonly siteId: SiteId
  readonly deviceId: DeviceId
  readonly storeId: StoreId
  readonly kind: DeviceKind
}

/** The active people of a device's store whose role may use its kind, once they have set a PIN. */
export async function listTilesAt(db: Reader, { siteId, deviceId, storeId, kind }: AtDevice) {
  return db
    .select({
      staffId: staff.id,
      name: staff.name,
      colour: staff.colour,
      isShut: sql<boolean>`coalesce(${pinTries.inAll} >= ${pinTriesToShut}, false)`,
      pinHash: sql<string>`${staff.pinHash}`,
    })
    .from(staff)
    .innerJoin(staffRole, and(eq(staffRole.siteId, staff.siteId), eq(staffRole.id, staff.roleId)))
    .leftJoin(
      pinTries,
      and(eq(pinTries.siteId, staff.siteId), eq(pinTries.deviceId, deviceId), eq(pinTries.staffId, staff.id)),
    )
    .where(
      and(
        eq(staff.siteId, siteId),
        staff.active,
        isNotNull(staff.pinHash),
        sql`${kind} = any (${staffRole.deviceKinds})`,
        sql`(not exists (select 1 from staff_store bound where bound.site_id = ${staff.siteId}
          and bound.staff_id = ${staff.id}) or exists (select 1 from staff_store bound
          where bound.site_id = ${staff.siteId} and bound.staff_id = ${staff.id} and bound.store_id = ${storeId}))`,
      ),
    )
    .orderBy(asc(staff.name), asc(staff.id))
}

/** The facts of a site on the first screen. */
export async function findSiteFacts(db: Reader, siteId: SiteId) {
  const [found] = await db
    .select({
      title: site.title,
      pinLength: site.pinLength,
      host: sql<string>`(select host::text from site_host where site_id = ${site.id}
        order by length(host::text), host limit 1)`,
    })
    .from(site)
    .where(eq(site.id, siteId))
  if (found === undefined) throw new Error('a site that is gone')
  return found
}

export async function listStoreFacts(db: Reader, siteId: SiteId, stores: 'all' | readonly StoreId[]) {
  if (stores !== 'all' && stores.length === 0) return []
  return db
    .select({ storeId: store.id, name: store.name, timeZone: store.timeZone })
    .from(store)
    .where(and(eq(store.siteId, siteId), stores === 'all' ? undefined : inArray(store.id, [...stores])))
    .orderBy(asc(store.position), asc(store.id))
}

/**
 * What the stores of a site do, or have still to do: take bookings, serve tables, deliver, take orders that somebody
 * calls in. An evening is not over with the setting that began it.
 */
export async function listStoreUses(db: Reader, siteId: SiteId, now: Instant) {
  // From the day before on: an evening ends on the morning after.
  const since = addDays(toStoreMoment(now, defaultTimeZone).date, -1)
  const coming = db
    .select({ id: booking.id })
    .from(booking)
    .where(
      and(
        eq(booking.siteId, siteId),
        eq(booking.storeId, store.id),
        gte(booking.date, since),
        inArray(booking.state, ['confirmed', 'arrived', 'seated']),
      ),
    )
  const riding = db
    .select({ id: placedOrder.id })
    .from(placedOrder)
    .where(
      and(
        eq(placedOrder.siteId, siteId),
        eq(placedOrder.storeId, store.id),
        gte(placedOrder.placedAt, addMinutes(now, -2 * 24 * 60)),
        notInArray(placedOrder.status, ['picked-up', 'cancelled']),
        sql`${placedOrder.setup} ->> 'mode' = 'delivery'`,
      ),
    )
  const tables = db
    .select({ number: tablePosition.number })
    .from(tablePosition)
    .innerJoin(resource, and(eq(resource.siteId, siteId), eq(resource.id, tablePosition.resourceId)))
    .where(and(eq(tablePosition.siteId, siteId), eq(resource.storeId, store.id)))
  return db
    .select({
      storeId: store.id,
      hasBook: sql<boolean>`${or(store.takesBookings, exists(coming))}`,
      hasTables: sql<boolean>`${and(or(store.offersTable, store.takesBookings), exists(tables))}`,
      hasRides: sql<boolean>`${or(store.offersDelivery, exists(riding))}`,
      hasCalls: sql<boolean>`${or(store.offersDelivery, store.offersPickup)}`,
    })
    .from(store)
    .where(eq(store.siteId, siteId))
}

export interface LinkOwner {
  readonly siteId: SiteId
  readonly staffId: StaffId
  readonly pinLength: number
}

/** The person whose link it is; undefined for one that is unknown, used or late. */
export async function findLink(db: Reader, keyHash: Uint8Array, now: Instant): Promise<LinkOwner | undefined> {
  const [found] = await db
    .select({ siteId: staff.siteId, staffId: staff.id, pinLength: site.pinLength })
    .from(staffLink)
    .innerJoin(staff, and(eq(staff.siteId, staffLink.siteId), eq(staff.id, staffLink.staffId), staff.active))
    .innerJoin(site, eq(site.id, staffLink.siteId))
    .where(and(eq(staffLink.keyHash, keyHash), gt(staffLink.expiresAt, now)))
  return found
}

/** False where the link was used meanwhile. */
export async function useLink(tx: Tx, keyHash: Uint8Array): Promise<boolean> {
  const used = await tx.delete(staffLink).where(eq(staffLink.keyHash, keyHash)).returning({ id: staffLink.staffId })
  return used.length === 1
}

/** The newest link of a person counts; an older one is over. */
export async function saveLink(tx: Tx, link: typeof staffLink.$inferInsert): Promise<void> {
  const { keyHash, expiresAt } = link
  await tx
    .insert(staffLink)
    .values(link)
    .onConflictDoUpdate({ target: [staffLink.siteId, staffLink.staffId], set: { keyHash, expiresAt } })
}
