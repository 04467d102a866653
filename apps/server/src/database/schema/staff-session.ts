import type { DeviceId, StaffId, StaffSessionId, StoreId } from '@comanda/rules/ids'
import { index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { bytes, inSite, instant, notNegative } from './columns.ts'
import { siteId } from './site-id.ts'
import { staff } from './staff.ts'
import { staffDevice } from './staff-device.ts'
import { store } from './store.ts'

/** A person who has signed in: with a password anywhere, or with a PIN on a device. */
export const staffSession = pgTable(
  'staff_session',
  {
    siteId: siteId(),
    id: uuid().$type<StaffSessionId>().notNull().defaultRandom(),
    tokenHash: bytes().notNull(),
    staffId: integer().$type<StaffId>().notNull(),
    /** The device that the session belongs to; it counts nowhere else. */
    deviceId: integer().$type<DeviceId>(),
    createdAt: instant().notNull(),
    lastCallAt: instant().notNull(),
    endedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    unique('staff_session_token').on(t.tokenHash),
    inSite(t.siteId, t.staffId, staff).onDelete('cascade'),
    inSite(t.siteId, t.deviceId, staffDevice).onDelete('cascade'),
    index('staff_session_person').on(t.siteId, t.staffId),
    index('staff_session_device').on(t.siteId, t.deviceId),
    index('staff_session_age').on(t.createdAt),
  ],
)

/** The acts of the staff. They are only ever added to. */
export const staffAction = pgTable(
  'staff_action',
  {
    siteId: siteId(),
    id: integer().notNull().generatedByDefaultAsIdentity(),
    at: instant().notNull(),
    /** The name of the call. */
    call: text().notNull(),
    /** The thing, such as `device:4`. */
    subject: text().notNull(),
    /** Null where a board did it without a person. */
    staffId: integer().$type<StaffId>(),
    approvedBy: integer().$type<StaffId>(),
    deviceId: integer().$type<DeviceId>(),
    storeId: integer().$type<StoreId>(),
    before: jsonb().$type<Readonly<Record<string, unknown>>>(),
    after: jsonb().$type<Readonly<Record<string, unknown>>>(),
    /** Which version of the thing this made; null where the thing has none. */
    version: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    inSite(t.siteId, t.staffId, staff),
    inSite(t.siteId, t.approvedBy, staff),
    inSite(t.siteId, t.deviceId, staffDevice),
    inSite(t.siteId, t.storeId, store),
    index('staff_action_subject').on(t.siteId, t.subject, t.id),
    index('staff_action_person').on(t.siteId, t.staffId, t.id),
    index('staff_action_store').on(t.siteId, t.storeId, t.id),
    index('staff_action_device').on(t.siteId, t.deviceId, t.id),
    index('staff_action_at').on(t.siteId, t.at),
  ],
)

/** Tries at the door before any site is known: of a password, or of a pairing code. */
export const doorTries = pgTable(
  'door_tries',
  {
    /** The thing that is tried and the one who tries, as a hash. */
    subject: text().notNull(),
    startsAt: instant().notNull(),
    count: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.subject, t.startsAt] }),
    notNegative(t.count),
    index('door_tries_age').on(t.startsAt),
  ],
)
