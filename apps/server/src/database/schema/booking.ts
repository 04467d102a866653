import { type BookingState, bookingStates } from '@comanda/rules/booking/booking'
import type { BookingId, CustomerId, ResourceId, SessionId, SittingId, StaffId, StoreId } from '@comanda/rules/ids'
import { type LanguageCode, languageCodes } from '@comanda/rules/text/language'
import { type Weekday, weekdays } from '@comanda/rules/time/calendar'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  allOf,
  amount,
  bytes,
  caseless,
  day,
  inSite,
  instant,
  localText,
  minute,
  notNegative,
  ofDay,
  oneOf,
  positive,
} from './columns.ts'
import { customer } from './customer.ts'
import { visitorSession } from './session.ts'
import { siteId } from './site-id.ts'
import { staff } from './staff.ts'
import { resource, store } from './store.ts'

/** Wire turno. */
export const sitting = pgTable(
  'sitting',
  {
    siteId: siteId(),
    id: integer().$type<SittingId>().notNull().generatedByDefaultAsIdentity(),
    resourceId: integer().$type<ResourceId>().notNull(),
    name: localText().notNull(),
    weekdays: text().array().$type<Weekday[]>().notNull(),
    published: boolean().notNull().default(true),
    endsAt: minute().notNull(),
    position: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    inSite(t.siteId, t.resourceId, resource).onDelete('cascade'),
    index('sitting_resource').on(t.siteId, t.resourceId),
    allOf(t.weekdays, weekdays),
    ofDay(t.endsAt),
  ],
)

/** Wire tramo: how many diners may arrive at one minute. */
export const sittingSlot = pgTable(
  'sitting_slot',
  {
    siteId: siteId(),
    sittingId: integer().$type<SittingId>().notNull(),
    at: minute().notNull(),
    capacity: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.sittingId, t.at] }),
    inSite(t.siteId, t.sittingId, sitting).onDelete('cascade'),
    ofDay(t.at),
    notNegative(t.capacity),
  ],
)

/** Wire CoverReserv. A trigger counts its seats in `slot_load`, whoever writes the row. */
export const booking = pgTable(
  'booking',
  {
    siteId: siteId(),
    id: uuid().$type<BookingId>().notNull().defaultRandom(),
    storeId: integer().$type<StoreId>().notNull(),
    resourceId: integer().$type<ResourceId>().notNull(),
    sittingId: integer().$type<SittingId>().notNull(),
    date: day().notNull(),
    at: minute().notNull(),
    party: smallint().notNull(),
    state: text().$type<BookingState>().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: caseless().notNull(),
    phone: text().notNull(),
    acceptsMarketing: boolean().notNull().default(false),
    /** The language of the mails about it: a bank may confirm it when nobody is there to ask. */
    language: text().$type<LanguageCode>().notNull().default('es'),
    notes: text().notNull().default(''),
    customerId: uuid().$type<CustomerId>(),
    sessionId: uuid().$type<SessionId>(),
    deposit: amount().notNull().default(sql`0`),
    heldUntil: instant(),
    cancelKeyHash: bytes(),
    createdAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    inSite(t.siteId, t.storeId, store),
    inSite(t.siteId, t.resourceId, resource),
    foreignKey({
      name: 'booking_slot_fk',
      columns: [t.siteId, t.sittingId, t.at],
      foreignColumns: [sittingSlot.siteId, sittingSlot.sittingId, sittingSlot.at],
    }),
    inSite(t.siteId, t.customerId, customer),
    inSite(t.siteId, t.sessionId, visitorSession),
    index('booking_day').on(t.siteId, t.storeId, t.date),
    index('booking_email').on(t.siteId, t.date, t.email),
    index('booking_phone').on(t.siteId, t.date, t.phone),
    index('booking_held').on(t.heldUntil).where(sql`state = 'held'`),
    oneOf(t.state, bookingStates),
    oneOf(t.language, languageCodes),
    positive(t.party),
    notNegative(t.deposit),
    check('booking_held_until', sql`${t.state} <> 'held' or ${t.heldUntil} is not null`),
  ],
)

/** Seats taken of one slot on one day. Its check makes overselling impossible (faults 24). */
export const slotLoad = pgTable(
  'slot_load',
  {
    siteId: siteId(),
    sittingId: integer().$type<SittingId>().notNull(),
    date: day().notNull(),
    at: minute().notNull(),
    covers: integer().notNull(),
    capacity: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.sittingId, t.date, t.at] }),
    inSite(t.siteId, t.sittingId, sitting).onDelete('cascade'),
    check('slot_load_within_capacity', sql`${t.covers} between 0 and ${t.capacity}`),
  ],
)

export const bookingStateChange = pgTable(
  'booking_state_change',
  {
    siteId: siteId(),
    id: integer().notNull().generatedByDefaultAsIdentity(),
    bookingId: uuid().$type<BookingId>().notNull(),
    from: text().$type<BookingState>(),
    to: text().$type<BookingState>().notNull(),
    staffId: integer().$type<StaffId>(),
    at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    inSite(t.siteId, t.bookingId, booking).onDelete('cascade'),
    inSite(t.siteId, t.staffId, staff),
    index('booking_state_change_booking').on(t.siteId, t.bookingId),
    oneOf(t.from, bookingStates),
    oneOf(t.to, bookingStates),
  ],
)
