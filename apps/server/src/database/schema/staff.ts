import type { StaffId, StoreId } from '@comanda/rules/ids'
import { boolean, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { caseless, inSite, oneOf, writtenAt } from './columns.ts'
import { siteId } from './site-id.ts'
import { store } from './store.ts'

const staffRoles = ['owner', 'manager', 'waiter', 'kitchen'] as const
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
