import { providerNames } from '@comanda/payments/server/providers'
import type { Instant } from '@comanda/rules/time/calendar'
import { startSandbox } from '@comanda/sandbox/sandbox'
import { sql } from 'drizzle-orm'
import { createPaymentsKit } from '../../create-payments-kit.ts'
import { toPaymentSettings } from '../../payment/payment-settings.ts'
import { sweepAttempts } from '../../payment/sweep-attempts.job.ts'
import { expireShares } from '../../table/expire-shares.job.ts'
import { loadVenues } from '../../venue/load-venues.ts'
import { testNow } from '../database/test-cluster.ts'
import type { TestDatabase } from '../database/test-database.ts'
import { openVisit, sendTo, type Visit } from '../http/open-visit.ts'
import { runServer, toBankAddresses } from '../run-server.ts'
import type { BillHouse } from './share-one-bill.ts'

export interface KilledHouse extends BillHouse {
  readonly visit: () => Promise<Visit>
  /** Kills the server and starts another one; phones that ask meanwhile ask again. */
  readonly kill: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Shares are kept for ten minutes. */
const keptMs = 11 * 60_000

/**
 * A server that stays at one moment, so that no session of a long run ends. Its jobs are those of an hour that is
 * later: whenever time passes, whatever is open at that moment has been open too long, on every table.
 */
export async function openBillHouse(database: TestDatabase): Promise<KilledHouse> {
  const { db } = database
  const sandbox = await startSandbox(providerNames)
  const env = {
    DATABASE_URL: database.url,
    COMANDA_NOW: new Date(testNow).toISOString(),
    ...toBankAddresses(sandbox.url),
  }
  let server = await runServer(env)
  let laterMs = keptMs
  await letAttemptsAge(db)
  const now = () => (testNow + laterMs) as Instant
  const settings = toPaymentSettings({ secretKey: null, providerHosts: {} }, sandbox.url)
  const venues = { get: (siteId: Parameters<typeof loadVenues>[1]) => loadVenues(db, siteId) }
  const kit = createPaymentsKit({ database: db, now, settings, venues, alarm: () => {} })

  /** A phone whose server is gone asks again, with the same key. */
  const send: ReturnType<typeof sendTo> = async (request) => {
    for (;;) {
      try {
        return await sendTo(server.url)(request)
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    }
  }
  let addresses = 0
  return {
    sandbox,
    async passTime() {
      // Longer than a bank that gave no answer is left alone.
      laterMs += 31_000
      await db.execute(sql`update jobs_clock set later = ${`${laterMs - keptMs} ms`}::interval`)
      await sweepAttempts(kit)
      await expireShares(db, now())
    },
    visit() {
      const address = `10.1.${addresses >> 8}.${addresses++ & 255}`
      const fromThere: typeof send = (request) =>
        send({ ...request, headers: { ...request.headers, 'x-forwarded-for': address } })
      return openVisit({ send: fromThere, clock: () => testNow })
    },
    async kill() {
      await server.stop('SIGKILL')
      server = await runServer(env)
    },
    async close() {
      await server.stop('SIGKILL')
      await sandbox.close()
    },
  }
}

/**
 * Whatever the server begins was begun as long ago as a share is kept, by the clock of the jobs. By the server's own,
 * which stands still, it would soon be hours old, and nobody asks about a bank's page that closed hours ago; but these
 * diners can still agree on theirs.
 */
async function letAttemptsAge(db: TestDatabase['db']): Promise<void> {
  await db.execute(sql`create table jobs_clock as select interval '0' as later`)
  await db.execute(sql`
    create function age_attempt() returns trigger language plpgsql as $$
    begin
      new.created_at := new.created_at + (select later from jobs_clock);
      return new;
    end $$`)
  await db.execute(sql`
    create trigger age_attempt before insert on payment_attempt for each row execute function age_attempt()`)
}
