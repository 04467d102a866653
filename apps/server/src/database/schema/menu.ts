import type { MenuId, WarehouseId } from '@comanda/rules/ids'
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { siteId } from './site-id.ts'

/** Wire `mode`: which products are shown together in one way of ordering. */
export const menu = pgTable(
  'menu',
  { siteId: siteId(), id: integer().$type<MenuId>().notNull().generatedByDefaultAsIdentity(), name: text().notNull() },
  (t) => [primaryKey({ columns: [t.siteId, t.id] })],
)

/** Where a store's goods come from; carts remember it (SETUP-048). */
export const warehouse = pgTable(
  'warehouse',
  {
    siteId: siteId(),
    id: integer().$type<WarehouseId>().notNull().generatedByDefaultAsIdentity(),
    name: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.id] })],
)
