import type { StaffId, StoreId } from '@comanda/rules/ids'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { bytes, caseless, inSite, instant, oneOf, writtenAt } from './columns.ts'
import { siteId } from './site-id.ts'
import { store } from './store.ts'

export const staffRoles = ['owner', 'manager', 'waiter', 'kitchen'] as const
export type StaffRole = (typeof staffRoles)[number]

export const staff = pgTable(
  'staff',
  {
    siteId: siteId(),
    id: integer().$type<StaffId>().notNull().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    email: caseless().notNull(),
    passwordHash: text().notNull(),
    role: text().$type<StaffRole>().notNull(),
    active: boolean().notNull().default(true),
    createdAt: writtenAt(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    unique('staff_email').on(t.siteId, t.email),
    oneOf(t.role, staffRoles),
  ],
)

/** Where somebody works; without rows, in every store. */
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

export const staffSession = pgTable(
  'staff_session',
  {
    siteId: siteId(),
    id: uuid().notNull().defaultRandom(),
    staffId: integer().$type<StaffId>().notNull(),
    tokenHash: bytes().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    endedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    unique('staff_session_token').on(t.tokenHash),
    inSite(t.siteId, t.staffId, staff).onDelete('cascade'),
  ],
)

/** What staff changed, and what it was before. */
export const staffAction = pgTable(
  'staff_action',
  {
    siteId: siteId(),
    id: integer().notNull().generatedByDefaultAsIdentity(),
    staffId: integer().$type<StaffId>(),
    action: text().notNull(),
    subject: text().notNull(),
    before: jsonb().$type<unknown>(),
    after: jsonb().$type<unknown>(),
    at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    inSite(t.siteId, t.staffId, staff),
    index('staff_action_subject').on(t.siteId, t.subject),
  ],
)
