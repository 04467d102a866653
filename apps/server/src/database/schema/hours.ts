import type { StoreId } from '@comanda/rules/ids'
import { weekdays } from '@comanda/rules/time/calendar'
import { boolean, foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { day, inSite, minute, ofDay, oneOf, weekday } from './columns.ts'
import { siteId } from './site-id.ts'
import { store } from './store.ts'

/** The purpose of a week of hours. */
const hourUses = ['web', 'delivery'] as const
export type HourUse = (typeof hourUses)[number]

export const storeDay = pgTable(
  'store_day',
  {
    siteId: siteId(),
    storeId: integer().$type<StoreId>().notNull(),
    use: text().$type<HourUse>().notNull(),
    weekday: weekday().notNull(),
    active: boolean().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.storeId, t.use, t.weekday] }),
    inSite(t.siteId, t.storeId, store).onDelete('cascade'),
    oneOf(t.use, hourUses),
    oneOf(t.weekday, weekdays),
  ],
)

export const storeShift = pgTable(
  'store_shift',
  {
    siteId: siteId(),
    storeId: integer().$type<StoreId>().notNull(),
    use: text().$type<HourUse>().notNull(),
    weekday: weekday().notNull(),
    from: minute().notNull(),
    to: minute().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.storeId, t.use, t.weekday, t.from] }),
    foreignKey({
      name: 'store_shift_day_fk',
      columns: [t.siteId, t.storeId, t.use, t.weekday],
      foreignColumns: [storeDay.siteId, storeDay.storeId, storeDay.use, storeDay.weekday],
    }).onDelete('cascade'),
    ofDay(t.from),
    ofDay(t.to),
  ],
)

/** A dated exception to the week; without shifts the store is closed. */
export const specialDay = pgTable(
  'special_day',
  { siteId: siteId(), storeId: integer().$type<StoreId>().notNull(), date: day().notNull() },
  (t) => [
    primaryKey({ columns: [t.siteId, t.storeId, t.date] }),
    inSite(t.siteId, t.storeId, store).onDelete('cascade'),
  ],
)

export const specialDayShift = pgTable(
  'special_day_shift',
  {
    siteId: siteId(),
    storeId: integer().$type<StoreId>().notNull(),
    date: day().notNull(),
    from: minute().notNull(),
    to: minute().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.storeId, t.date, t.from] }),
    foreignKey({
      name: 'special_day_shift_day_fk',
      columns: [t.siteId, t.storeId, t.date],
      foreignColumns: [specialDay.siteId, specialDay.storeId, specialDay.date],
    }).onDelete('cascade'),
    ofDay(t.from),
    ofDay(t.to),
  ],
)

export const holiday = pgTable(
  'holiday',
  { siteId: siteId(), storeId: integer().$type<StoreId>().notNull(), date: day().notNull() },
  (t) => [
    primaryKey({ columns: [t.siteId, t.storeId, t.date] }),
    inSite(t.siteId, t.storeId, store).onDelete('cascade'),
  ],
)
