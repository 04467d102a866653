import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { type Database, drizzleSettings, type Reader, type Tx } from '../database.ts'
import { Line } from './line.ts'

/** What Drizzle asks its questions of: a pool, or the line of a transaction. */
interface Asking {
  readonly $client?: unknown
}

const kept = new WeakMap<PoolClient, Tx>()

/** One per connection, so that Drizzle prepares the names of columns only once. */
export function toTx(client: PoolClient): Tx {
  const found = kept.get(client)
  if (found !== undefined) return found
  const made = drizzle(new Line(client) as unknown as PoolClient, drizzleSettings) as unknown as Tx
  kept.set(client, made)
  return made
}

/** How a transaction asks for what nobody waits for. */
export function toLine(tx: Tx): Line {
  return (tx as Asking).$client as Line
}

/** A transaction under way in the place of the database: what is transacted there becomes a part of it. */
export function joinTo(tx: Tx): Database {
  return tx as unknown as Database
}

/** The transaction under way that stands in the place of the database; undefined where it is the pool. */
export function findTx(db: Reader): Tx | undefined {
  return (db as Asking).$client instanceof Line ? (db as Tx) : undefined
}
