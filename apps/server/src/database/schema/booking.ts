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
  unique,
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
import { known } from './known-words.ts'
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
    /** Six letters to read out, without those that sound or look alike. */
    reference: text()
      .notNull()
      .default(sql`translate(substr(md5(gen_random_uuid()::text), 1, 6), '0123456789abcdef', 'ACDEFHJKLMNPRTWX')`),
    /** A change of this booking that is being paid for: it holds the seats that are added, and is no booking itself. */
    changesId: uuid().$type<BookingId>(),
    storeId: integer().$type<StoreId>().notNull(),
    resourceId: integer().$type<ResourceId>().notNull(),
    sittingId: integer().$type<SittingId>().notNull(),
    date: day().notNull(),
    at: minute().notNull(),
    party: smallint().notNull(),
    state: known('booking_state').notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: caseless().notNull(),
    phone: text().notNull(),
    acceptsMarketing: boolean().notNull().default(false),
    /** The language of the mails about it: a bank may confirm it when nobody is there to ask. */
    language: known('language_code').notNull().default('es'),
    notes: text().notNull().default(''),
    customerId: uuid().$type<CustomerId>(),
    sessionId: uuid().$type<SessionId>(),
    deposit: amount().notNull().default(sql`0`),
    heldUntil: instant(),
    cancelKeyHash: bytes(),
    /** Why the venue called it off; null where it did not. */
    callOffReason: known('call_off_reason'),
    /** A new one with every change that a host sees. */
    version: integer().notNull().default(1),
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
    unique('booking_reference').on(t.siteId, t.reference),
    foreignKey({ name: 'booking_changes_fk', columns: [t.siteId, t.changesId], foreignColumns: [t.siteId, t.id] }),
    inSite(t.siteId, t.customerId, customer),
    inSite(t.siteId, t.sessionId, visitorSession),
    index('booking_changes').on(t.siteId, t.changesId).where(sql`changes_id is not null`),
    index('booking_customer').on(t.siteId, t.customerId, t.date).where(sql`customer_id is not null`),
    index('booking_day').on(t.siteId, t.storeId, t.date),
    index('booking_email').on(t.siteId, t.date, t.email),
    index('booking_phone').on(t.siteId, t.date, t.phone),
    index('booking_held').on(t.heldUntil).where(sql`state = 'held'`),
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

/** Every step of a booking, with who took it and when (DAY-051); one that a guest, a bank or the clock took has nobody. */
export const bookingStateChange = pgTable(
  'booking_state_change',
  {
    siteId: siteId(),
    id: integer().notNull().generatedByDefaultAsIdentity(),
    bookingId: uuid().$type<BookingId>().notNull(),
    from: known('booking_state'),
    to: known('booking_state').notNull(),
    staffId: integer().$type<StaffId>(),
    at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    inSite(t.siteId, t.bookingId, booking).onDelete('cascade'),
    inSite(t.siteId, t.staffId, staff),
    index('booking_state_change_booking').on(t.siteId, t.bookingId),
  ],
)

/** Wishes to be told when a table of a full sitting gets free. They hold no seats. */
export const bookingWait = pgTable(
  'booking_wait',
  {
    siteId: siteId(),
    id: uuid().notNull().defaultRandom(),
    storeId: integer().$type<StoreId>().notNull(),
    sittingId: integer().$type<SittingId>().notNull(),
    date: day().notNull(),
    party: smallint().notNull(),
    name: text().notNull(),
    email: caseless().notNull(),
    phone: text().notNull(),
    language: text().$type<LanguageCode>().notNull(),
    createdAt: instant().notNull(),
    toldAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    inSite(t.siteId, t.storeId, store),
    inSite(t.siteId, t.sittingId, sitting).onDelete('cascade'),
    index('booking_wait_queue').on(t.siteId, t.sittingId, t.date, t.createdAt).where(sql`told_at is null`),
    unique('booking_wait_once').on(t.siteId, t.sittingId, t.date, t.email, t.phone),
    oneOf(t.language, languageCodes),
    positive(t.party),
    check('booking_wait_reachable', sql`${t.email} <> '' or ${t.phone} <> ''`),
  ],
)
