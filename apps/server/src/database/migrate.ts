import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Logger, runMigrations } from 'graphile-worker'
import { Pool } from 'pg'
import { StartupFault } from '../startup/startup-fault.ts'
import { checkMigrationLine, migrationsFolder } from './migration-line.ts'

const migrationLock = 1_668_246_883

/**
 * Brings the tables up to date. Instances that start together wait for each other. It has its own connections: changing
 * a large table may take longer than a visitor's statement may.
 */
export async function migrateDatabase(url: string): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 3, application_name: `comanda migrations ${process.pid}` })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  try {
    const client = await pool.connect()
    try {
      await client.query('select pg_advisory_lock($1)', [migrationLock])
      await checkMigrationLine(client)
      await migrate(drizzle(client), { migrationsFolder })
      await runMigrations({ pgPool: pool, logger: quiet })
    } finally {
      // Ending the connection also releases the lock.
      client.release(true)
    }
  } catch (error) {
    throw explain(error)
  } finally {
    await pool.end()
  }
}

const quiet = new Logger(() => () => {})

function explain(error: unknown): unknown {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const { code, message } = cause as { code?: string; message: string }
  const refused = code === '42501' || code === '0A000' || code === '58P01' || code === '22023'
  if (!refused) return error
  return new StartupFault(
    `The database refused what Comanda needs (${message}); its user must own the database and may create the extensions pg_trgm, unaccent, btree_gist and citext.`,
    { cause: error },
  )
}
