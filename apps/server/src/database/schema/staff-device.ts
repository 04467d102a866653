import type { LockStep } from '@comanda/rules/door/lock-after'
import type { DeviceId, StaffId, StationId, StoreId } from '@comanda/rules/ids'
import { type DeviceKind, deviceKinds } from '@comanda/rules/team/device-kinds'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core'
import { bytes, inSite, instant, notNegative, oneOf } from './columns.ts'
import { siteId } from './site-id.ts'
import { staff } from './staff.ts'
import { store } from './store.ts'

/** A paired tablet, till, phone or printer of one store. Only the device has the token; its hash is here. */
export const staffDevice = pgTable(
  'staff_device',
  {
    siteId: siteId(),
    id: integer().$type<DeviceId>().notNull().generatedByDefaultAsIdentity(),
    storeId: integer().$type<StoreId>().notNull(),
    kind: text().$type<DeviceKind>().notNull(),
    name: text().notNull(),
    tokenHash: bytes().notNull(),
    pairedBy: integer().$type<StaffId>(),
    pairedAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    /** The station whose board it showed last, and when it was last heard to: a number that outlives its station is nobody's. */
    stationId: integer().$type<StationId>(),
    stationSeenAt: instant(),
    revokedAt: instant(),
    revokedBy: integer().$type<StaffId>(),
    /** After how many minutes it locks itself, as somebody chose; null as its kind does (DAY-022). */
    lockMinutes: smallint().$type<LockStep>(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    unique('staff_device_token').on(t.tokenHash),
    inSite(t.siteId, t.storeId, store),
    inSite(t.siteId, t.pairedBy, staff),
    inSite(t.siteId, t.revokedBy, staff),
    index('staff_device_store').on(t.siteId, t.storeId),
    oneOf(t.kind, deviceKinds),
    check('staff_device_lock_minutes', sql`${t.lockMinutes} in (0, 1, 5)`),
  ],
)

/** A code that pairs one device: once, and for a few minutes. */
export const pairingCode = pgTable(
  'pairing_code',
  {
    siteId: siteId(),
    id: integer().notNull().generatedByDefaultAsIdentity(),
    codeHash: bytes().notNull(),
    storeId: integer().$type<StoreId>().notNull(),
    kind: text().$type<DeviceKind>().notNull(),
    name: text().notNull(),
    madeBy: integer().$type<StaffId>().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    unique('pairing_code_hash').on(t.codeHash),
    inSite(t.siteId, t.storeId, store).onDelete('cascade'),
    inSite(t.siteId, t.madeBy, staff).onDelete('cascade'),
    oneOf(t.kind, deviceKinds),
  ],
)

/** The wrong PINs of one person on one device, counted before a PIN is looked at. */
export const pinTries = pgTable(
  'pin_tries',
  {
    siteId: siteId(),
    deviceId: integer().$type<DeviceId>().notNull(),
    staffId: integer().$type<StaffId>().notNull(),
    /** Since the last lock or the last right one. */
    wrong: integer().notNull().default(0),
    /** Since the last right one. */
    inAll: integer().notNull().default(0),
    lockedUntil: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.deviceId, t.staffId] }),
    inSite(t.siteId, t.deviceId, staffDevice).onDelete('cascade'),
    inSite(t.siteId, t.staffId, staff).onDelete('cascade'),
    notNegative(t.wrong),
    notNegative(t.inAll),
  ],
)
