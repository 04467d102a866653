import type { SiteId } from '@comanda/rules/ids'
import { integer, pgTable } from 'drizzle-orm/pg-core'

// A reference needs the names of its table and column alone. `site.ts` refers to stores and menus, whose tables begin
// with this column, so importing it here would close a circle through the whole schema.
const site = pgTable('site', { id: integer().$type<SiteId>().primaryKey() })

/** First column of every key. */
export function siteId() {
  return integer()
    .$type<SiteId>()
    .notNull()
    .references(() => site.id, { onDelete: 'cascade' })
}
