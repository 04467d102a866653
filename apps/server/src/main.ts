import path from 'node:path'
import { demoSites } from '@comanda/demo/demo-sites'
import type { Instant } from '@comanda/rules/time/calendar'
import type { FastifyInstance } from 'fastify'
import { announceDemo } from './announce-demo.ts'
import { createApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { openDatabase } from './database/database.ts'
import { migrateDatabase } from './database/migrate.ts'
import { redactError } from './http/redact.ts'
import { startJobs } from './jobs.ts'
import { prepareSites } from './prepare-sites.ts'
import { createReadiness } from './readiness.ts'
import { StartupFault } from './startup-fault.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Opens everything in order; what was opened is closed again in the opposite order, whether by a signal or a fault. */
async function start(closing: (() => Promise<unknown>)[]): Promise<void> {
  const config = readConfig(process.env, process.cwd())
  const now = config.frozenAt === null ? () => Date.now() as Instant : () => config.frozenAt as Instant
  const trouble = (error: Error) => process.stderr.write(`${redactError(error).message}\n`)

  const database = await openDatabase(
    config.databaseUrl === null ? { dataDir: config.dataDirectory } : { url: config.databaseUrl },
    { onTrouble: trouble },
  )
  closing.push(() => database.close())
  await migrateDatabase(database.pool)
  const pictureDirectory = path.join(config.dataDirectory, 'pictures')
  await prepareSites({ config, database, now: now(), pictureDirectory, say })

  const jobs = await startJobs({
    pool: database.pool,
    database: database.db,
    now,
    onTrouble: (text) => trouble(new Error(text)),
  })
  closing.push(() => jobs.stop())
  const app = await createApp({
    database,
    now,
    fallbackHost: config.demo ? (demoSites[0]?.hosts[0] ?? null) : null,
    publicUrl: config.publicUrl,
    trustedProxies: config.trustedProxies,
    pictureDirectory,
    readiness: createReadiness(database.pool, jobs),
    log: { level: config.logLevel },
    pages: true,
  })
  closing.push(() => app.close())
  const address = await listen(app, config)
  if (config.demo) for (const line of announceDemo(demoSites, address)) say(line)
  say(`ready ${address}`)
}

async function listen(app: FastifyInstance, { host, port, publicUrl }: Config): Promise<string> {
  try {
    const address = await app.listen({ host, port })
    return publicUrl ?? address
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
      throw new StartupFault(`Port ${port} on ${host} is taken; stop what uses it, or set PORT to another one.`)
    }
    if ((error as NodeJS.ErrnoException).code === 'EACCES') {
      throw new StartupFault(`This user may not open port ${port}; set PORT to one above 1023.`)
    }
    throw error
  }
}

const closing: (() => Promise<unknown>)[] = []
let ending: Promise<void> | undefined

async function closeAll(): Promise<void> {
  for (const close of closing.splice(0).reverse()) await close()
}

/** The first signal closes cleanly; a second one does not wait. */
function end(): void {
  if (ending !== undefined) process.exit(1)
  ending = closeAll().then(
    () => process.exit(0),
    (error) => fail(error),
  )
}

function fail(error: unknown): void {
  const { message, stack } = redactError(error)
  process.stderr.write(`${error instanceof StartupFault ? message : stack || message}\n`)
  process.exit(1)
}

process.on('SIGINT', end)
process.on('SIGTERM', end)
start(closing).catch(async (error) => {
  await closeAll().catch(() => {})
  fail(error)
})
