import type { SiteId } from '@comanda/rules/ids'
import { type AnyPgColumn, integer } from 'drizzle-orm/pg-core'
import { site } from './site.ts'

/** First column of every key. A function, so that the files of the schema may refer to each other in a circle. */
export function siteId() {
  return integer()
    .$type<SiteId>()
    .notNull()
    .references((): AnyPgColumn => site.id, { onDelete: 'cascade' })
}
