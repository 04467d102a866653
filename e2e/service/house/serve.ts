import type { AddressInfo } from 'node:net'
import { providerNames } from '@comanda/payments/server/providers'
import type { Instant } from '@comanda/rules/time/calendar'
import { startSandbox } from '@comanda/sandbox/sandbox'
import { createApp } from '../../../apps/server/src/app.ts'
import { openDatabase } from '../../../apps/server/src/database/database.ts'
import { migrateDatabase } from '../../../apps/server/src/database/migrate.ts'
import { createJobs } from '../../../apps/server/src/jobs.ts'
import { toPaymentSettings } from '../../../apps/server/src/payment/payment-settings.ts'
import { fillHouse } from './fill-house.ts'
import type { Asked, Said } from './messages.ts'

/**
 * The whole server in a process of its own, on a clock that whoever started it moves. Nothing runs by a schedule: what
 * the clock would have done is done when it is moved, so that an evening is the same each time.
 */
const env = (name: string) => process.env[name] ?? ''
const say = (said: Said) => process.send?.(said)
const clock = { now: Number(env('SERVICE_BEGINS')) as Instant }
const now = () => clock.now
const onTrouble = (trouble: string | Error) =>
  process.stderr.write(`${trouble instanceof Error ? trouble.stack : trouble}\n`)

await migrateDatabase(env('DATABASE_URL'))
const database = await openDatabase({ url: env('DATABASE_URL') }, { onTrouble })
await fillHouse(database.db, clock.now)
const sandbox = await startSandbox(providerNames)
const payments = toPaymentSettings({ secretKey: null, providerHosts: {} }, sandbox.url)
const jobs = createJobs({ database: database.db, now, payments, transports: {}, onTrouble })
const app = await createApp({
  database,
  now,
  fallbackHost: null,
  publicUrl: null,
  allowedHosts: null,
  staffHost: 'staff.localhost',
  trustedProxies: 0,
  pictureDirectory: env('SERVICE_PICTURES'),
  readiness: {},
  metricsToken: null,
  payments,
  sends: { mail: true, sms: true, shown: true },
  findCity: null,
  log: { level: 'error' },
  requestsPerMinute: 100_000,
  pages: true,
})
await app.listen({ host: '127.0.0.1', port: 0 })

/** In the order in which a minute does them. */
async function runJobs(): Promise<void> {
  await jobs['watch-printers-again'].run()
  await jobs['end-unanswered'].run()
  await jobs['free-tables'].run()
  await jobs['expire-shares'].run()
  await jobs['sweep-again'].run()
}

process.on('message', ({ id, now: moved }: Asked) => {
  clock.now = moved as Instant
  runJobs().then(
    () => say({ done: id }),
    (error: unknown) => say({ failed: id, why: String(error) }),
  )
})
// Whoever started it has gone, in whatever way.
process.on('disconnect', () => process.exit())
say({ ready: `http://localhost:${(app.server.address() as AddressInfo).port}` })
