import type { StoreId } from '@comanda/rules/ids'
import type { StoppableMode } from '@comanda/rules/venue/rush'
import { leastRushMinutes, mostRushMinutes, stoppableModes } from '@comanda/rules/venue/rush'
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { allOf, inSite, instant } from './columns.ts'
import { siteId } from './site-id.ts'
import { store } from './store.ts'

/** A store that has too much to do: new orders are promised later, or some are not taken. It always ends (DAY-101). */
export const rush = pgTable(
  'rush',
  {
    siteId: siteId(),
    storeId: integer().$type<StoreId>().notNull(),
    /** Zero where it only stops modes. */
    minutes: smallint().notNull(),
    stopped: text().array().$type<StoppableMode[]>().notNull(),
    /** By the clock alone it is over then; the row may stay. */
    endsAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.storeId] }),
    inSite(t.siteId, t.storeId, store).onDelete('cascade'),
    check(
      'rush_minutes_of_range',
      sql`${t.minutes} = 0 or ${t.minutes} between ${sql.raw(`${leastRushMinutes} and ${mostRushMinutes}`)}`,
    ),
    check('rush_of_something', sql`${t.minutes} > 0 or cardinality(${t.stopped}) > 0`),
    allOf(t.stopped, stoppableModes),
  ],
)
