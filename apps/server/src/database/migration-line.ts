import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ClientBase } from 'pg'
import { StartupFault } from '../startup/startup-fault.ts'

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** The moments of our first and of our newest migration; a database keeps those of the migrations that it has seen. */
export async function readMigrationLine(): Promise<{ first: number; last: number }> {
  const journal = JSON.parse(await readFile(path.join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
    entries: { when: number }[]
  }
  const moments = journal.entries.map(({ when }) => when)
  return { first: Math.min(...moments), last: Math.max(...moments) }
}

/**
 * Refuses a database from which our migrations do not lead on. The baseline has the moment of the last migration that
 * it replaced (decision 0051), so a database that stands before it would be given tables that it has.
 */
export async function checkMigrationLine(client: Pick<ClientBase, 'query'>): Promise<void> {
  const newest = await findNewest(client)
  if (newest === null) return
  const { first, last } = await readMigrationLine()
  if (newest < first) {
    throw new StartupFault(
      'This database is older than this version of Comanda can bring up to date; nothing in it was changed. ' +
        'Start the last version that brings the migrations up to 0050_known-words (commit 19ec3ed2) on it once, ' +
        'then start this one.',
    )
  }
  if (newest > last) {
    throw new StartupFault(
      'This database was already brought up to date by a newer version of Comanda than this one; nothing in it was ' +
        'changed. Start that version or a later one, or restore a backup made before it.',
    )
  }
}

/** Null while no migration has run. */
async function findNewest(client: Pick<ClientBase, 'query'>): Promise<number | null> {
  const kept = await client.query<{ stands: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as stands`,
  )
  if (!kept.rows[0]?.stands) return null
  const { rows } = await client.query<{ newest: string | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  )
  const newest = rows[0]?.newest ?? null
  return newest === null ? null : Number(newest)
}
