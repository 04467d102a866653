import { randomBytes } from 'node:crypto'
import { Pool } from 'pg'
import { inject } from 'vitest'
import { type OpenDatabase, openDatabase } from '../../database/database.ts'
import { demoTemplate, emptyTemplate } from './test-cluster.ts'

export interface TestDatabase extends OpenDatabase {
  /** Closes it and removes it from the cluster. */
  readonly drop: () => Promise<void>
}

/** A database of its own, with the demo sites in it unless an empty one is asked for. A socket is faster than a port. */
export async function createTestDatabase({ empty = false, bySocket = false } = {}): Promise<TestDatabase> {
  const name = `comanda_${randomBytes(6).toString('hex')}`
  await runOnCluster(`create database ${name} template ${empty ? emptyTemplate : demoTemplate} strategy file_copy`)
  const opened = await openDatabase({
    url: `${inject('clusterUrl')}/${name}${bySocket ? `?host=${inject('clusterSocket')}` : ''}`,
  })
  const drop = async () => {
    await opened.close()
    await dropDatabase(name)
  }
  return { ...opened, drop }
}

/** A database without any table, for tests that create them. */
export async function createBareDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `comanda_${randomBytes(6).toString('hex')}`
  await runOnCluster(`create database ${name} strategy file_copy`)
  return {
    url: `${inject('clusterUrl')}/${name}`,
    drop: () => dropDatabase(name),
  }
}

const inUse = '55006'

/**
 * A pool says that it is ended while its connections still end, and one that is cut then is an error that no test hears.
 * PostgreSQL waits for them by itself, for some seconds; what is left after these was forgotten.
 */
async function dropDatabase(name: string): Promise<void> {
  try {
    await runOnCluster(`drop database ${name}`)
  } catch (error) {
    if ((error as { code?: string }).code !== inUse) throw error
    await runOnCluster(`drop database ${name} with (force)`)
  }
}

let admin: Pool | undefined

/** Every test file makes and drops databases, so its connection is kept for the next one. */
async function runOnCluster(statement: string): Promise<void> {
  admin ??= new Pool({ connectionString: `${inject('clusterUrl')}/postgres`, allowExitOnIdle: true })
  await admin.query(statement)
}
