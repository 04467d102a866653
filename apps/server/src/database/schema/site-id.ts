import type { SiteId } from '@comanda/rules/ids'
import { integer, pgTable } from 'drizzle-orm/pg-core'

// A reference needs only the names of its table and column. `site.ts` refers to stores and menus, whose tables begin
// with this column, so importing it here would make a cycle through the whole schema.
const site = pgTable('site', { id: integer().$type<SiteId>().primaryKey() })

/** The first column of every key. */
export function siteId() {
  return integer()
    .$type<SiteId>()
    .notNull()
    .references(() => site.id, { onDelete: 'cascade' })
}

/**
 * For what is written beside nearly every change and soon deleted again: a reference would be looked up at each write.
 * Records of a site that is gone grow old and are deleted like all others.
 */
export function siteIdUnchecked() {
  return integer().$type<SiteId>().notNull()
}
