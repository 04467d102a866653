import type { Pool } from 'pg'
import { readMigrationLine } from './database/migration-line.ts'
import type { ReadinessChecks } from './http/health.ts'
import type { Jobs } from './keep-running.ts'

/** By then the caller has stopped waiting (`http/health.ts`), so the query must not block its connection any longer. */
const soon = { query_timeout: 2_000 }
const alive = { text: 'select 1', ...soon }
/** A table of this connection alone, gone with its statement: a page of its own on the disk, and rows of the catalogue. */
const written = { text: 'create temporary table readiness on commit drop as select 1 as written', ...soon }
const newest = { text: 'select max(created_at) as last from drizzle.__drizzle_migrations', ...soon }

/**
 * Database, writing, migrations, jobs: what an instance needs before it gets visitors. A full disk, or a database that
 * only reads, answers questions and takes no order.
 */
export function createReadiness(pool: Pool, jobs: Jobs): ReadinessChecks {
  return {
    database: async () => (await pool.query(alive)).rowCount === 1,
    writing: async () => (await pool.query(written)).rowCount === 1,
    migrations: () => isMigrated(pool),
    jobs: async () => jobs.isRunning(),
  }
}

async function isMigrated(pool: Pool): Promise<boolean> {
  const { last } = await readMigrationLine()
  const { rows } = await pool.query<{ last: string | null }>(newest)
  return Number(rows[0]?.last ?? -1) >= last
}
