import { type DepositAnswer, depositAnswers } from '@comanda/rules/booking/call-off'
import type { MenuId, ResourceId, StoreId, WarehouseId, ZoneId } from '@comanda/rules/ids'
import { type OrderingMode, orderingModes } from '@comanda/rules/modes/ordering-mode'
import { type ResourceKind, resourceKinds } from '@comanda/rules/modes/resource-kind'
import type { TimeZone } from '@comanda/rules/time/calendar'
import type { DepositRule } from '@comanda/rules/venue/booking-settings'
import { defaultDayStart } from '@comanda/rules/venue/business-day'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { allOf, amount, inSite, localText, minute, notNegative, ofDay, oneOf, positive } from './columns.ts'
import { menu, warehouse } from './menu.ts'
import { siteId } from './site-id.ts'

export const store = pgTable(
  'store',
  {
    siteId: siteId(),
    id: integer().$type<StoreId>().notNull().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    phone: text().notNull().default(''),
    email: text().notNull().default(''),
    street: text().notNull().default(''),
    postalCode: text().notNull().default(''),
    city: text().notNull().default(''),
    province: text().notNull().default(''),
    /** The seller, as the tax office knows them: without both values a receipt is no invoice, and has no number. */
    legalName: text(),
    taxId: text(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    timeZone: text()
      .$type<TimeZone>()
      .notNull()
      .default('Europe/Madrid' as TimeZone),
    /** When its business day begins (DAY-147). */
    dayStartsAt: minute().notNull().default(defaultDayStart),
    hoursText: localText().notNull().default({ base: '', variants: {} }),
    takeawayClosed: boolean().notNull().default(false),
    closedText: localText(),
    offersDelivery: boolean().notNull().default(false),
    offersPickup: boolean().notNull().default(false),
    offersTable: boolean().notNull().default(false),
    offersDigitalCard: boolean().notNull().default(false),
    offersTakehere: boolean().notNull().default(false),
    openAllDay: boolean().notNull().default(false),
    sameDayOnly: boolean().notNull().default(false),
    /** Wire `horario_web_igual_delivery`: then the delivery week is not read. */
    deliversInWebHours: boolean().notNull().default(true),
    slotMinutes: smallint().notNull().default(15),
    leadMinutes: smallint().notNull().default(0),
    /** How long before the promised hour the kitchen begins (DAY-083). */
    cookingMinutes: smallint().notNull().default(15),
    /** So long after its kitchen should have begun, a ticket is soon and then late (DAY-083). */
    soonAfterMinutes: smallint().notNull().default(10),
    lateAfterMinutes: smallint().notNull().default(20),
    /** Orders of these modes need nobody's yes (DAY-095). */
    acceptsByItself: text().array().$type<OrderingMode[]>().notNull().default(['table']),
    /** An order that nobody answers alarms the staff, and is cancelled in the end (DAY-098). */
    alarmAfterMinutes: smallint().notNull().default(3),
    cancelAfterMinutes: smallint().notNull().default(10),
    /** The steps between cooking and handing over that its orders go through (DAY-099). */
    asksBagging: boolean().notNull().default(true),
    asksReady: boolean().notNull().default(true),
    /** A table that paid is taken for left after so long, if nobody says so before (DAY-202). */
    freeTableAfterMinutes: smallint().notNull().default(60),
    daysAhead: smallint().notNull().default(14),
    ordersPerSlot: integer(),
    pickupMinimum: amount().notNull().default(sql`0`),
    warehouseId: integer().$type<WarehouseId>().notNull(),
    /** The menu of its web orders; without one, the site's (API-033). */
    webMenuId: integer().$type<MenuId>(),
    digitalCardMenuId: integer().$type<MenuId>(),
    payWhenOrdering: boolean().notNull().default(false),
    sendsStatusBySms: boolean().notNull().default(false),
    hidesIngredients: boolean().notNull().default(false),
    dessertAfterStatus: text(),
    registerOpen: boolean().notNull().default(true),
    takesBookings: boolean().notNull().default(false),
    bookingMaxParty: smallint().notNull().default(8),
    bookingMaxPartyText: localText(),
    depositKind: text().$type<DepositRule['kind']>(),
    depositAmount: amount(),
    depositFromParty: smallint().notNull().default(1),
    bookingFreeHours: smallint().notNull().default(24),
    /** What becomes of the deposit of somebody who does not come (DAY-056). */
    noShowDeposit: text().$type<DepositAnswer>().notNull().default('keep'),
    /** Null is the documents' own number. */
    bookingDaysAhead: smallint(),
    bookingPrivacyUrl: text(),
    bookingDataProtectionUrl: text(),
    stripePublicKey: text(),
    conditions: localText(),
    tableLinkEpoch: integer().notNull().default(1),
    published: boolean().notNull().default(true),
    position: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    inSite(t.siteId, t.warehouseId, warehouse),
    inSite(t.siteId, t.webMenuId, menu),
    inSite(t.siteId, t.digitalCardMenuId, menu),
    ofDay(t.dayStartsAt),
    positive(t.slotMinutes),
    notNegative(t.leadMinutes),
    notNegative(t.cookingMinutes),
    positive(t.soonAfterMinutes),
    check('store_late_after_soon', sql`${t.lateAfterMinutes} > ${t.soonAfterMinutes}`),
    allOf(t.acceptsByItself, orderingModes),
    positive(t.alarmAfterMinutes),
    check('store_cancel_after_alarm', sql`${t.cancelAfterMinutes} >= ${t.alarmAfterMinutes}`),
    positive(t.freeTableAfterMinutes),
    notNegative(t.daysAhead),
    notNegative(t.pickupMinimum),
    positive(t.ordersPerSlot),
    positive(t.bookingMaxParty),
    oneOf(t.depositKind, ['by-total', 'by-person']),
    check('store_deposit_whole', sql`(${t.depositKind} is null) = (${t.depositAmount} is null)`),
    positive(t.depositAmount),
    check('store_legal_whole', sql`(${t.legalName} is null) = (${t.taxId} is null)`),
    positive(t.depositFromParty),
    notNegative(t.bookingFreeHours),
    oneOf(t.noShowDeposit, depositAnswers),
    notNegative(t.bookingDaysAhead),
    check('store_location_whole', sql`(${t.latitude} is null) = (${t.longitude} is null)`),
  ],
)

/** Where a store delivers, the minimum order, and the price. */
export const deliveryZone = pgTable(
  'delivery_zone',
  {
    siteId: siteId(),
    id: integer().$type<ZoneId>().notNull().generatedByDefaultAsIdentity(),
    storeId: integer().$type<StoreId>().notNull(),
    name: text().notNull(),
    minimumOrder: amount().notNull(),
    shippingFee: amount().notNull(),
    freeShippingFrom: amount(),
    position: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    inSite(t.siteId, t.storeId, store).onDelete('cascade'),
    index('delivery_zone_store').on(t.siteId, t.storeId),
    notNegative(t.minimumOrder),
    notNegative(t.shippingFee),
    notNegative(t.freeShippingFrom),
  ],
)

export const zonePostalCode = pgTable(
  'zone_postal_code',
  { siteId: siteId(), zoneId: integer().$type<ZoneId>().notNull(), postalCode: text().notNull() },
  (t) => [
    primaryKey({ columns: [t.siteId, t.zoneId, t.postalCode] }),
    inSite(t.siteId, t.zoneId, deliveryZone).onDelete('cascade'),
    index('zone_postal_code_code').on(t.siteId, t.postalCode),
  ],
)

/** A counter, a room or a terrace. */
export const resource = pgTable(
  'resource',
  {
    siteId: siteId(),
    id: integer().$type<ResourceId>().notNull().generatedByDefaultAsIdentity(),
    storeId: integer().$type<StoreId>().notNull(),
    kind: text().$type<ResourceKind>().notNull(),
    name: text().notNull(),
    menuId: integer().$type<MenuId>(),
    hasServiceCharge: boolean().notNull().default(false),
    asksRoom: boolean().notNull().default(false),
    takesBookings: boolean().notNull().default(false),
    position: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    inSite(t.siteId, t.storeId, store).onDelete('cascade'),
    inSite(t.siteId, t.menuId, menu),
    oneOf(t.kind, resourceKinds),
    // A delivery code must name one counter (SETUP-047); a venue may have any number of rooms.
    uniqueIndex('resource_counter').on(t.siteId, t.storeId, t.kind).where(sql`kind <> 'room'`),
    index('resource_store').on(t.siteId, t.storeId),
  ],
)

/** One table of a room; wire `resource_pos`. */
export const tablePosition = pgTable(
  'table_position',
  {
    siteId: siteId(),
    resourceId: integer().$type<ResourceId>().notNull(),
    number: integer().notNull(),
    alias: text(),
    seats: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.resourceId, t.number] }),
    inSite(t.siteId, t.resourceId, resource).onDelete('cascade'),
    positive(t.number),
    positive(t.seats),
  ],
)
