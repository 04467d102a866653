import type { RoleId, StaffId, StoreId } from '@comanda/rules/ids'
import { type DeviceKind, deviceKinds } from '@comanda/rules/team/device-kinds'
import type { StaffRight } from '@comanda/rules/team/rights'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { allOf, bytes, caseless, inSite, instant, writtenAt } from './columns.ts'
import { siteId } from './site-id.ts'
import { store } from './store.ts'

/** A role is a row of rights. The rights themselves stand in the code. */
export const staffRole = pgTable(
  'staff_role',
  {
    siteId: siteId(),
    id: integer().$type<RoleId>().notNull().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    /** Holds every right, also those that the code gets later; `rights` is then empty. */
    everyRight: boolean().notNull().default(false),
    rights: text().array().$type<readonly StaffRight[]>().notNull().default([]),
    /** The kinds of devices on which its people have a tile. */
    deviceKinds: text().array().$type<readonly DeviceKind[]>().notNull().default([]),
    version: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    unique('staff_role_name').on(t.siteId, t.name),
    allOf(t.deviceKinds, deviceKinds),
    check('staff_role_every_right', sql`not ${t.everyRight} or ${t.rights} = '{}'`),
  ],
)

export const staff = pgTable(
  'staff',
  {
    siteId: siteId(),
    id: integer().$type<StaffId>().notNull().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    email: caseless().notNull(),
    /** Both are null until the person has set them by their link. */
    passwordHash: text(),
    pinHash: text(),
    roleId: integer().$type<RoleId>().notNull(),
    colour: text().notNull().default('#5b6770'),
    active: boolean().notNull().default(true),
    version: integer().notNull().default(1),
    createdAt: writtenAt(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    unique('staff_email').on(t.siteId, t.email),
    inSite(t.siteId, t.roleId, staffRole),
    index('staff_role_people').on(t.siteId, t.roleId),
    check('staff_colour_known', sql`${t.colour} ~ '^#[0-9a-f]{6}$'`),
  ],
)

/** The stores where a person works; none means all. */
export const staffStore = pgTable(
  'staff_store',
  {
    siteId: siteId(),
    staffId: integer().$type<StaffId>().notNull(),
    storeId: integer().$type<StoreId>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.staffId, t.storeId] }),
    inSite(t.siteId, t.staffId, staff).onDelete('cascade'),
    inSite(t.siteId, t.storeId, store).onDelete('cascade'),
  ],
)

/** The link by which a person sets password and PIN: the newest one of each person counts. */
export const staffLink = pgTable(
  'staff_link',
  {
    siteId: siteId(),
    staffId: integer().$type<StaffId>().notNull(),
    keyHash: bytes().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.staffId] }),
    unique('staff_link_key').on(t.keyHash),
    inSite(t.siteId, t.staffId, staff).onDelete('cascade'),
  ],
)
