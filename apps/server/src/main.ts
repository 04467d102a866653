import path from 'node:path'
import { demoSites } from '@comanda/demo/demo-sites'
import { providerNames } from '@comanda/payments/server/providers'
import type { Instant } from '@comanda/rules/time/calendar'
import type { FastifyInstance } from 'fastify'
import { announceDemo } from './announce-demo.ts'
import { createApp } from './app.ts'
import { checkStaffHost } from './check-staff-host.ts'
import { openDatabase } from './database/database.ts'
import { migrateDatabase } from './database/migrate.ts'
import { redactError } from './http/redact.ts'
import { createTransports } from './outbox/create-transports.ts'
import { checkPaymentAccounts, toPaymentSettings } from './payment/payment-settings.ts'
import { prepareSites } from './prepare-sites.ts'
import { createReadiness } from './readiness.ts'
import { type DemoRolls, startDemoPrinters } from './start-demo-printers.ts'
import { startJobs } from './start-jobs.ts'
import { type Config, readConfig } from './startup/config.ts'
import { StartupFault } from './startup/startup-fault.ts'
import { withDeadline } from './startup/with-deadline.ts'
import { createFindCity } from './venue/find-city.ts'

interface ClosingStep {
  readonly withinMs: number
  readonly close: () => Promise<unknown>
}

/** The things that are open. All limits together are shorter than the ten seconds after which we would be killed. */
const closing: ClosingStep[] = []
const startingMs = 3_000
const exitMs = 9_500
const interruption = new AbortController()

const say = (line: string) => process.stdout.write(`${line}\n`)
/** Checked between two steps, and during long ones: stops when the start was interrupted. */
const checkWanted = () => interruption.signal.throwIfAborted()

/** Opens everything in order; between two steps it checks whether the start was interrupted. */
async function start(): Promise<void> {
  const config = readConfig(process.env, process.cwd())
  const now = config.frozenAt === null ? () => Date.now() as Instant : () => config.frozenAt as Instant
  const trouble = (error: Error) => {
    // Connections that end during shutdown are no error.
    if (!interruption.signal.aborted) process.stderr.write(`${redactError(error).message}\n`)
  }

  const database = await openDatabase(
    config.databaseUrl === null ? { dataDir: config.dataDirectory, onLost } : { url: config.databaseUrl },
    { onTrouble: trouble },
  )
  closing.push({ withinMs: 4_500, close: () => database.close() })
  checkWanted()
  await migrateDatabase(database.url)
  const pictureDirectory = path.join(config.dataDirectory, 'pictures')
  const standIns = config.demo ? await openStandIns() : null
  const payments = toPaymentSettings(config, standIns)
  const geolocation = config.geolocationUrl ?? (standIns && `${standIns}/geolocation`)
  await prepareSites({ config, database, now: now(), secrets: payments.secrets, pictureDirectory, say, checkWanted })
  await checkPaymentAccounts(config, database.db)
  await checkStaffHost(database.db, config.staffHost)

  const transports = createTransports(config)
  const jobs = await startJobs({
    pool: database.pool,
    database: database.db,
    listener: database.listener,
    now,
    payments,
    transports,
    onTrouble: (text) => trouble(new Error(text)),
  })
  closing.push({ withinMs: 1_000, close: () => jobs.stop() })
  const rolls: DemoRolls[number][] = []
  const app = await createApp({
    database,
    now,
    fallbackHost: config.demo ? (demoSites[0]?.hosts[0] ?? null) : null,
    publicUrl: config.publicUrl,
    allowedHosts: config.allowedHosts,
    staffHost: config.staffHost,
    trustedProxies: config.trustedProxies,
    securityContact: config.securityContact,
    pictureDirectory,
    metricsToken: config.metricsToken,
    readiness: createReadiness(database.pool, jobs),
    payments,
    sends: { mail: transports.mail !== undefined, sms: transports.sms !== undefined, shown: config.demo },
    findCity: geolocation === null ? null : createFindCity(geolocation),
    log: { level: config.logLevel },
    showPapers: () => rolls,
    pages: true,
  })
  closing.push({ withinMs: 3_500, close: () => app.close() })
  checkWanted()
  const address = await listen(app, config)
  if (config.demo) for (const line of announceDemo(demoSites, config.publicUrl ?? address, config.staffHost)) say(line)
  if (config.demo && config.staffHost !== null) {
    const { staffHost } = config
    const close = await startDemoPrinters({ sites: demoSites, server: address, staffHost }, rolls)
    closing.push({ withinMs: 500, close })
  }
  say(`ready ${address}`)
}

/** Whoever looks after this process starts it again, and PostgreSQL with it; without it nothing could be answered. */
function onLost(): void {
  if (interruption.signal.aborted) return
  failAfterClosing(
    new StartupFault('The built-in PostgreSQL has ended by itself. What was acknowledged is on disk; start again.'),
  )
}

/** A demonstration uses sandbox banks on this machine; real deployments never load them. */
async function openStandIns(): Promise<string> {
  const { startSandbox } = await import('@comanda/sandbox/sandbox')
  const sandbox = await startSandbox([...providerNames, 'sms', 'geolocation'])
  closing.push({ withinMs: 500, close: () => sandbox.close() })
  return sandbox.url
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    return await app.listen({ host, port })
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

/** In reverse order; one that cannot be closed, or takes too long, does not keep the others open. */
async function closeAll(): Promise<void> {
  const results = []
  for (const { withinMs, close } of closing.splice(0).reverse()) {
    results.push(...(await Promise.allSettled([withDeadline(withinMs, close())])))
  }
  const failed = results.find((result) => result.status === 'rejected')
  if (failed !== undefined) throw failed.reason
}

/** A terminal and npm may both pass on the same Ctrl-C; only a later one means that the user is impatient. */
const impatienceMs = 3_000

/** The first signal closes cleanly; a later one ends at once. */
function end(): void {
  if (interruption.signal.aborted) {
    if (performance.now() - endingSince > impatienceMs) process.exit(1)
    return
  }
  endingSince = performance.now()
  interruption.abort()
  setTimeout(() => process.exit(1), exitMs).unref()
  withDeadline(startingMs, started)
    .catch(() => {})
    .then(closeAll)
    .then(() => process.exit(0), fail)
}

function fail(error: unknown): void {
  const { message, stack } = redactError(error)
  process.stderr.write(`${error instanceof StartupFault ? message : stack || message}\n`)
  process.exit(1)
}

/** Closes what is open, then prints the reason. */
function failAfterClosing(error: unknown): void {
  closeAll()
    .catch(() => {})
    .then(() => fail(error))
}

let endingSince = 0
process.on('SIGINT', end)
process.on('SIGTERM', end)
process.on('uncaughtException', failAfterClosing)
const started = start()
started.catch((error) => {
  if (!interruption.signal.aborted) failAfterClosing(error)
})
