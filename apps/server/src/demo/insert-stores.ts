import type { DemoSite } from '@comanda/demo/demo-site'
import type { SiteId } from '@comanda/rules/ids'
import { weekdays } from '@comanda/rules/time/calendar'
import { startSmall } from '@comanda/rules/venue/small-venue'
import type { Store, WeekSchedule } from '@comanda/rules/venue/store'
import type { Tx } from '../database/database.ts'
import { type HourUse, holiday, specialDay, specialDayShift, storeDay, storeShift } from '../database/schema/hours.ts'
import { menu, warehouse } from '../database/schema/menu.ts'
import { deliveryZone, resource, store, tablePosition, zonePostalCode } from '../database/schema/store.ts'
import { insertRows } from './insert-rows.ts'

export async function insertStores(tx: Tx, { website, menus, stores, stations, legal }: DemoSite): Promise<void> {
  const siteId = website.id
  await insertRows(
    tx,
    menu,
    menus.map((row) => ({ siteId, ...row })),
  )
  await insertRows(
    tx,
    warehouse,
    stores.map(({ warehouseId, name }) => ({ siteId, id: warehouseId, name })),
  )
  await insertRows(
    tx,
    store,
    stores.map((one, position) => {
      const isSmall = !stations.some(({ storeId }) => storeId === one.id)
      const { acceptsByItself, ...steps } = startSmall(one.modes)
      const start = isSmall ? { ...steps, acceptsByItself: [...acceptsByItself] } : {}
      return { siteId, position, ...legal, ...toStoreRow(one), ...start }
    }),
  )
  for (const one of stores) {
    await insertHours(tx, siteId, one)
    await insertPlaces(tx, siteId, one)
  }
}

function toStoreRow(one: Store): Omit<typeof store.$inferInsert, 'siteId'> {
  const { address, location, modes, hours, ordering, booking } = one
  return {
    ...one,
    ...address,
    ...ordering,
    latitude: location?.latitude ?? null,
    longitude: location?.longitude ?? null,
    offersDelivery: modes.delivery,
    offersPickup: modes.pickup,
    offersTable: modes.table,
    offersDigitalCard: modes['digital-card'],
    offersTakehere: modes.takehere,
    openAllDay: hours.openAllDay,
    sameDayOnly: hours.sameDayOnly,
    deliversInWebHours: JSON.stringify(hours.week) === JSON.stringify(hours.deliveryWeek),
    slotMinutes: hours.slotMinutes,
    leadMinutes: hours.leadMinutes,
    ordersPerSlot: hours.ordersPerSlot,
    daysAhead: hours.daysAhead,
    takesBookings: booking.enabled,
    bookingMaxParty: booking.maxParty,
    bookingMaxPartyText: booking.maxPartyText,
    depositKind: booking.deposit?.kind ?? null,
    depositAmount: booking.deposit?.amount ?? null,
    depositFromParty: booking.deposit?.fromParty ?? 1,
    bookingFreeHours: booking.freeHours,
    bookingDaysAhead: booking.daysAhead,
    bookingPrivacyUrl: booking.privacyUrl,
    bookingDataProtectionUrl: booking.dataProtectionUrl,
  }
}

async function insertHours(tx: Tx, siteId: SiteId, { id: storeId, hours }: Store): Promise<void> {
  const weeks: readonly [HourUse, WeekSchedule][] = [
    ['web', hours.week],
    ['delivery', hours.deliveryWeek],
  ]
  for (const [use, week] of weeks) {
    const days = weekdays.map((weekday) => ({ siteId, storeId, use, weekday, active: week[weekday].active }))
    await insertRows(tx, storeDay, days)
    await insertRows(
      tx,
      storeShift,
      days.flatMap((day) => week[day.weekday].shifts.map((shift) => ({ ...day, ...shift }))),
    )
  }
  const special = hours.specialDays.map(({ date }) => ({ siteId, storeId, date }))
  await insertRows(tx, specialDay, special)
  await insertRows(
    tx,
    specialDayShift,
    hours.specialDays.flatMap(({ date, shifts }) => shifts.map((shift) => ({ siteId, storeId, date, ...shift }))),
  )
  await insertRows(
    tx,
    holiday,
    hours.holidays.map((date) => ({ siteId, storeId, date })),
  )
}

async function insertPlaces(tx: Tx, siteId: SiteId, { id: storeId, zones, resources }: Store): Promise<void> {
  await insertRows(
    tx,
    deliveryZone,
    zones.map((zone, position) => ({ siteId, storeId, position, ...zone })),
  )
  await insertRows(
    tx,
    zonePostalCode,
    zones.flatMap((zone) => zone.postalCodes.map((postalCode) => ({ siteId, zoneId: zone.id, postalCode }))),
  )
  await insertRows(
    tx,
    resource,
    resources.map((row, position) => ({ siteId, storeId, position, ...row })),
  )
  await insertRows(
    tx,
    tablePosition,
    resources.flatMap((row) => row.positions.map((table) => ({ siteId, resourceId: row.id, ...table }))),
  )
}
