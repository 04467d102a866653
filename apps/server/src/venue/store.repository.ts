import type { MenuId, ResourceId, SiteId, StoreId, ZoneId } from '@comanda/rules/ids'
import type { DepositRule } from '@comanda/rules/venue/booking-settings'
import type { DeliveryZone, Position, Resource, Store } from '@comanda/rules/venue/store'
import { and, asc, eq } from 'drizzle-orm'
import { collect } from '../database/collect.ts'
import type { Reader } from '../database/database.ts'
import { site } from '../database/schema/site.ts'
import { deliveryZone, resource, store, tablePosition, zonePostalCode } from '../database/schema/store.ts'
import { readHours } from './hours.repository.ts'
import type { LinkKey } from './table-link.ts'

/** Every published store of a site, with all its parts. */
export async function listStores(db: Reader, siteId: SiteId): Promise<Store[]> {
  const rows = await db
    .select()
    .from(store)
    .where(and(eq(store.siteId, siteId), eq(store.published, true)))
    .orderBy(asc(store.position), asc(store.id))
  const hours = await readHours(db, siteId)
  const zones = await readZones(db, siteId)
  const resources = await readResources(db, siteId)
  return rows.map((row) =>
    toStore(row, {
      hours: {
        ...hours(row),
        openAllDay: row.openAllDay,
        sameDayOnly: row.sameDayOnly,
        slotMinutes: row.slotMinutes,
        leadMinutes: row.leadMinutes,
        ordersPerSlot: row.ordersPerSlot,
        daysAhead: row.daysAhead,
      },
      zones: zones.get(row.id) ?? [],
      resources: resources.get(row.id) ?? [],
    }),
  )
}

/** The web menus of the stores that have one of their own (API-033). */
/** Published or not: staff prepare a store before diners see it. */
export async function countStores(db: Reader, siteId: SiteId, storeId: StoreId): Promise<number> {
  return db.$count(store, and(eq(store.siteId, siteId), eq(store.id, storeId)))
}

export async function listWebMenus(db: Reader, siteId: SiteId): Promise<Map<StoreId, MenuId>> {
  const rows = await db.select({ id: store.id, menuId: store.webMenuId }).from(store).where(eq(store.siteId, siteId))
  return new Map(rows.flatMap(({ id, menuId }) => (menuId === null ? [] : [[id, menuId]])))
}

export async function listLinkKeys(db: Reader, siteId: SiteId): Promise<Map<StoreId, LinkKey>> {
  const rows = await db
    .select({ id: store.id, epoch: store.tableLinkEpoch, secret: site.tableLinkSecret })
    .from(store)
    .innerJoin(site, eq(site.id, store.siteId))
    .where(eq(store.siteId, siteId))
  return new Map(rows.map(({ id, epoch, secret }) => [id, { epoch, secret }]))
}

type StoreRow = typeof store.$inferSelect

function toStore(row: StoreRow, parts: Pick<Store, 'hours' | 'zones' | 'resources'>): Store {
  const { latitude, longitude } = row
  return {
    id: row.id,
    name: row.name,
    phone: row.phone,
    email: row.email,
    address: { street: row.street, postalCode: row.postalCode, city: row.city, province: row.province },
    location: latitude === null || longitude === null ? null : { latitude, longitude },
    timeZone: row.timeZone,
    dayStartsAt: row.dayStartsAt,
    hoursText: row.hoursText,
    takeawayClosed: row.takeawayClosed,
    closedText: row.closedText,
    modes: {
      delivery: row.offersDelivery,
      pickup: row.offersPickup,
      table: row.offersTable,
      'digital-card': row.offersDigitalCard,
      takehere: row.offersTakehere,
    },
    ...parts,
    warehouseId: row.warehouseId,
    digitalCardMenuId: row.digitalCardMenuId,
    ordering: {
      payWhenOrdering: row.payWhenOrdering,
      sendsStatusBySms: row.sendsStatusBySms,
      hidesIngredients: row.hidesIngredients,
      dessertAfterStatus: row.dessertAfterStatus,
      registerOpen: row.registerOpen,
    },
    booking: {
      enabled: row.takesBookings,
      maxParty: row.bookingMaxParty,
      maxPartyText: row.bookingMaxPartyText,
      deposit: toDeposit(row),
      freeHours: row.bookingFreeHours,
      daysAhead: row.bookingDaysAhead,
      privacyUrl: row.bookingPrivacyUrl,
      dataProtectionUrl: row.bookingDataProtectionUrl,
    },
    stripePublicKey: row.stripePublicKey,
    conditions: row.conditions,
  }
}

function toDeposit({ depositKind: kind, depositAmount, depositFromParty: fromParty }: StoreRow): DepositRule | null {
  return kind === null || depositAmount === null ? null : { kind, amount: depositAmount, fromParty }
}

async function readZones(db: Reader, siteId: SiteId): Promise<Map<StoreId, DeliveryZone[]>> {
  const zones = await db
    .select()
    .from(deliveryZone)
    .where(eq(deliveryZone.siteId, siteId))
    .orderBy(asc(deliveryZone.position), asc(deliveryZone.id))
  const codes = await db
    .select()
    .from(zonePostalCode)
    .where(eq(zonePostalCode.siteId, siteId))
    .orderBy(asc(zonePostalCode.postalCode))
  const codesByZone = collect(
    codes,
    ({ zoneId }): ZoneId => zoneId,
    ({ postalCode }) => postalCode,
  )
  return collect(
    zones,
    ({ storeId }) => storeId,
    ({ id, name, minimumOrder, shippingFee, freeShippingFrom }): DeliveryZone => ({
      id,
      name,
      postalCodes: codesByZone.get(id) ?? [],
      minimumOrder,
      shippingFee,
      freeShippingFrom,
    }),
  )
}

async function readResources(db: Reader, siteId: SiteId): Promise<Map<StoreId, Resource[]>> {
  const rooms = await db
    .select()
    .from(resource)
    .where(eq(resource.siteId, siteId))
    .orderBy(asc(resource.position), asc(resource.id))
  const tables = await db
    .select()
    .from(tablePosition)
    .where(eq(tablePosition.siteId, siteId))
    .orderBy(asc(tablePosition.number))
  const positions = collect(
    tables,
    ({ resourceId }): ResourceId => resourceId,
    ({ number, alias, seats }): Position => ({ number, alias, seats }),
  )
  return collect(
    rooms,
    ({ storeId }) => storeId,
    ({ id, kind, name, menuId, hasServiceCharge, asksRoom, takesBookings }): Resource => ({
      id,
      kind,
      name,
      menuId,
      hasServiceCharge,
      asksRoom,
      takesBookings,
      positions: positions.get(id) ?? [],
    }),
  )
}
