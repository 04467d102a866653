import { chmod, mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Instant } from '@comanda/rules/time/calendar'
import { Client, Pool } from 'pg'
import type { TestProject } from 'vitest/node'
import { toDatabase } from '../../database/database.ts'
import { startCluster } from '../../database/embedded/cluster.ts'
import { databaseUser } from '../../database/embedded/data-folder.ts'
import { holdsFolder, isRunning, readPostmasterFile } from '../../database/embedded/postmaster-file.ts'
import { migrateDatabase } from '../../database/migrate.ts'
import { loadDemo } from '../../demo/load-demo.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the test cluster, without a database name. */
    clusterUrl: string
    /** The folder of its socket. */
    clusterSocket: string
  }
}

/** The moment of every API test: a Wednesday lunch, unless a test says otherwise. */
export const testNow = Date.parse('2026-11-18T13:30:00+01:00') as Instant

export const emptyTemplate = 'comanda_empty'
export const demoTemplate = 'comanda_demo'

/** One cluster for all test files; each file clones a template from it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await findMemory()
  await clearAfterKilledRuns(folder)
  const dataDir = await mkdtemp(path.join(folder, `comanda-test-${process.pid}-`))
  await chmod(dataDir, 0o755)
  const cluster = await startCluster({ dataDir, durable: false })
  const admin = new Client({ connectionString: cluster.url('postgres') })
  await admin.connect()
  await admin.query(`create database ${emptyTemplate}`)
  await migrateDatabase(cluster.url(emptyTemplate))
  await admin.query(`create database ${demoTemplate} template ${emptyTemplate}`)
  await withPool(cluster.url(demoTemplate), (pool) => loadDemo(toDatabase(pool), { now: testNow }))
  await loosenPassword(admin)
  await admin.end()
  project.provide('clusterUrl', cluster.url('').replace(/\/$/, ''))
  project.provide('clusterSocket', path.join(dataDir, 'postgres'))
  return async () => {
    await cluster.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Thousands of connections are opened, and there is nothing to guard: by default each hashes four thousand times. */
async function loosenPassword(admin: Client): Promise<void> {
  await admin.query('set scram_iterations = 1')
  await admin.query(`alter role ${databaseUser} password ${admin.escapeLiteral(admin.password ?? '')}`)
}

const memory = '/dev/shm'
const roomBytes = 2 ** 31

/** Hundreds of databases are copied and thrown away, and none has to reach a disk: in memory that takes half the work. */
async function findMemory(): Promise<string> {
  const room = await statfs(memory).catch(() => undefined)
  return room !== undefined && room.bavail * room.bsize > roomBytes ? memory : tmpdir()
}

/** A run that was killed leaves its PostgreSQL behind, in memory that nobody else would free. */
async function clearAfterKilledRuns(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const runner = name.match(/^comanda-test-(\d+)-/)?.[1]
    if (runner === undefined || (await isRunning(Number(runner)))) continue
    const home = path.join(folder, name, 'postgres')
    const left = await readPostmasterFile(home)
    if (left !== undefined && (await holdsFolder(left.pid, home))) {
      process.kill(left.pid, 'SIGQUIT')
      while (await isRunning(left.pid)) await new Promise((resolve) => setTimeout(resolve, 10))
    }
    await rm(path.join(folder, name), { recursive: true, force: true })
  }
}

async function withPool(url: string, work: (pool: Pool) => Promise<void>): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 4 })
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', () => {})
  await work(pool)
  await pool.end()
}
