import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Client, Pool } from 'pg'
import { withDeadline } from '../startup/with-deadline.ts'
import { explainConnection } from './connection-fault.ts'
import { type ClusterOptions, startCluster } from './embedded/cluster.ts'
import { keepsAlive } from './keeps-alive.ts'
import { prepareStatements } from './line/prepare-statements.ts'
import { type Listener, openListener } from './listener.ts'

/** The connection that a read may run on: the pool, or a transaction. */
export type Reader = Omit<NodePgDatabase, 'transaction'>
/**
 * The pool, or a transaction in its place (`joinTo`). Statements that belong together go through `transact`, so
 * Drizzle's `transaction` is left out.
 */
export type Database = Reader & { readonly $client: Pool }
declare const begun: unique symbol
/** A transaction under way. */
export type Tx = Reader & { readonly [begun]: true }

export interface OpenDatabase {
  readonly db: Database
  readonly pool: Pool
  /** For parts that need a connection of their own, such as the job queue. */
  readonly url: string
  readonly listener: Listener
  readonly close: () => Promise<void>
}

export type DatabasePlace = { readonly url: string } | ClusterOptions

export interface DatabaseOptions {
  /** Called for connections that break while idle; the pool makes new ones by itself. */
  readonly onTrouble?: (error: Error) => void
  readonly poolSize?: number
}

/** Opens an external PostgreSQL by its address, or starts the built-in one on a folder. */
export async function openDatabase(place: DatabasePlace, options: DatabaseOptions = {}): Promise<OpenDatabase> {
  if ('url' in place) return connect(place.url, options)
  const cluster = await startCluster(place)
  try {
    await ensureDatabase(cluster.url('postgres'))
    const opened = await connect(cluster.url(databaseName), options)
    const close = async () => {
      await opened.close()
      await cluster.stop()
    }
    return { ...opened, close }
  } catch (error) {
    await cluster.stop()
    throw error
  }
}

const databaseName = 'comanda'
const closingMs = 1_000
/** No visitor waits longer, and a slower statement blocks a connection that others need. */
const statementMs = 20_000
/**
 * A new connection knows no table and no statement yet: its first order costs several times what the next ones do. After
 * the usual ten seconds, the quiet minute of a shop would end connections that its next guests need again.
 */
const idleMs = 10 * 60_000

async function connect(url: string, { onTrouble = () => {}, poolSize = 10 }: DatabaseOptions): Promise<OpenDatabase> {
  const pool = openPool(url, poolSize)
  // Without these, a connection that the server ends, idle or busy, would crash the process.
  pool.on('error', onTrouble)
  pool.on('connect', (client) => client.on('error', onTrouble))
  prepareStatements(pool)
  try {
    await pool.query('select 1')
    const listener = await openListener(url, onTrouble)
    const close = async () => {
      // A connection that cannot be ended must not keep the cluster, or this process, from stopping.
      await withDeadline(closingMs, Promise.all([listener.close(), pool.end()])).catch(onTrouble)
    }
    return { db: toDatabase(pool), pool, url, listener, close }
  } catch (error) {
    await pool.end()
    throw explainConnection(error, url)
  }
}

export const drizzleSettings = { casing: 'snake_case' } as const

export function toDatabase(pool: Pool): Database {
  return drizzle(pool, drizzleSettings)
}

function openPool(url: string, max: number): Pool {
  try {
    return new Pool({
      connectionString: url,
      max,
      application_name: `comanda ${process.pid}`,
      connectionTimeoutMillis: 5_000,
      idleTimeoutMillis: idleMs,
      ...keepsAlive,
      statement_timeout: statementMs,
      // Only used when the server itself does not answer: then the connection is ended.
      query_timeout: statementMs + 5_000,
      // A transaction left open by a mistake must not hold its locks for ever.
      idle_in_transaction_session_timeout: 60_000,
      options: '-c TimeZone=UTC',
    })
  } catch (error) {
    throw explainConnection(error, url)
  }
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [databaseName])
  if (rowCount === 0) await client.query(`create database ${databaseName}`)
  await client.end()
}
