import { getTableName } from 'drizzle-orm'
import { foreignKey, integer, type PgColumn, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { positive, writtenAt } from './columns.ts'
import { siteId } from './site-id.ts'

/** A picture that was made in all its sizes and formats. */
export const picture = pgTable(
  'picture',
  {
    siteId: siteId(),
    key: text().notNull(),
    blur: text().notNull(),
    width: integer(),
    height: integer(),
    createdAt: writtenAt(),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.key] }), positive(t.width), positive(t.height)],
)

export function ofPicture(site: PgColumn, key: PgColumn) {
  return foreignKey({
    name: `${getTableName(key.table)}_picture_fk`,
    columns: [site, key],
    foreignColumns: [picture.siteId, picture.key],
  })
}
