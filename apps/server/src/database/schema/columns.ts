import type { Cents } from '@comanda/rules/money/cents'
import type { LocalText } from '@comanda/rules/text/local-text'
import type { Instant, IsoDate, Minute, Weekday } from '@comanda/rules/time/calendar'
import { getTableName, type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  customType,
  date,
  foreignKey,
  integer,
  jsonb,
  type PgColumn,
  smallint,
  text,
} from 'drizzle-orm/pg-core'

const instantColumn = customType<{ data: Instant; driverData: string }>({
  dataType: () => 'timestamptz(3)',
  fromDriver: (value) => new Date(value).getTime() as Instant,
  toDriver: (value) => new Date(value).toISOString(),
})

const bytesColumn = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** Text compared without regard to case: mail addresses, hosts, coupon codes. */
export const caseless = customType<{ data: string }>({ dataType: () => 'citext' })

export const amount = () => integer().$type<Cents>()
export const instant = () => instantColumn()
/** For rows that only record when they were written; times that a rule reads come from the injected clock. */
export const writtenAt = () => instantColumn().notNull().default(sql`now()`)
export const day = () => date({ mode: 'string' }).$type<IsoDate>()
export const minute = () => smallint().$type<Minute>()
export const weekday = () => text().$type<Weekday>()
export const localText = () => jsonb().$type<LocalText>()
export const bytes = () => bytesColumn()

/**
 * A column whose rule belongs to its type, a domain of the database. At each write of a row PostgreSQL reads and
 * compiles every check of the table anew, whatever was changed, which made two thirds of what a change of a cart cost;
 * the rule of a domain is asked only where its column is written. For tables that are written very often.
 */
export function ruled<Data>(domain: string) {
  return customType<{ data: Data }>({ dataType: () => domain })()
}

type InSite = { siteId: AnyPgColumn; id: AnyPgColumn }

/** A reference that cannot leave its site: the pair (site, id) must exist. */
export function inSite(siteId: PgColumn, column: PgColumn, parent: InSite) {
  return foreignKey({
    name: `${getTableName(column.table)}_${toSnake(column.name)}_fk`,
    columns: [siteId, column],
    foreignColumns: [parent.siteId, parent.id],
  })
}

export function oneOf(column: PgColumn, values: readonly (string | number)[]) {
  const list = values.map((value) => (typeof value === 'number' ? String(value) : `'${value}'`)).join(', ')
  return rule(column, 'known', sql`${column} in (${sql.raw(list)})`)
}

export function allOf(column: PgColumn, values: readonly string[]) {
  const list = values.map((value) => `'${value}'`).join(', ')
  return rule(column, 'known', sql`${column} <@ array[${sql.raw(list)}]`)
}

/** A name of the code's own, such as `stripe-googlepay`; which ones exist is known elsewhere. */
export function word(column: PgColumn) {
  return rule(column, 'word', sql`${column} ~ '^[a-z][a-z-]{1,29}$'`)
}

export function notNegative(column: PgColumn) {
  return rule(column, 'not_negative', sql`${column} >= 0`)
}

export function positive(column: PgColumn) {
  return rule(column, 'positive', sql`${column} > 0`)
}

/** Minutes after midnight. */
export function ofDay(column: PgColumn) {
  return rule(column, 'of_day', sql`${column} between 0 and 1439`)
}

/** Hundredths of a percent, from zero to the whole. */
export function share(column: PgColumn) {
  return rule(column, 'share', sql`${column} between 0 and 10000`)
}

function rule(column: PgColumn, name: string, condition: SQL) {
  return check(`${getTableName(column.table)}_${toSnake(column.name)}_${name}`, condition)
}

function toSnake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
