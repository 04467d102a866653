import type { SiteId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { Logger, parseCronItems, type Runner, run, type TaskList } from 'graphile-worker'
import type { Pool } from 'pg'
import { expireHolds } from './booking/expire-holds.job.ts'
import { createPaymentsKit } from './create-payments-kit.ts'
import type { Database } from './database/database.ts'
import { forgetAnswers } from './http/forget-answers.job.ts'
import { pruneEvents } from './live/prune-events.job.ts'
import { keepMail } from './outbox/keep-mail.job.ts'
import type { PaymentSettings } from './payment/payments-kit.ts'
import { sweepAttempts } from './payment/sweep-attempts.job.ts'
import { expireSessions } from './session/expire-sessions.job.ts'
import { forgetTries } from './session/forget-tries.job.ts'
import { expireShares } from './table/expire-shares.job.ts'
import { loadVenues } from './venue/load-venues.ts'

export interface Jobs {
  isRunning(): boolean
  stop(): Promise<void>
}

export interface JobOptions {
  readonly pool: Pool
  readonly database: Database
  readonly now: () => Instant
  readonly payments: PaymentSettings
  readonly onTrouble: (message: string) => void
}

/** What runs later or on a clock. Each instance takes part; a job is done by one of them. */
export async function startJobs({ pool, database, now, payments, onTrouble }: JobOptions): Promise<Jobs> {
  // A job runs seldom and must not act on what was true before: it reads the venues anew each time.
  const venues = { get: (siteId: SiteId) => loadVenues(database, siteId) }
  const kit = createPaymentsKit({ database, now, settings: payments, venues, alarm: onTrouble })
  const taskList: TaskList = {
    'expire-holds': () => expireHolds(database, now()),
    'expire-shares': () => expireShares(database, now()),
    'expire-sessions': () => expireSessions(database, now()),
    'forget-answers': () => forgetAnswers(database, now()),
    'forget-tries': () => forgetTries(database, now()),
    'keep-mail': () => keepMail(database),
    'prune-events': () => pruneEvents(database),
    'sweep-attempts': () => sweepAttempts(kit),
  }
  const runner = await run({
    pgPool: pool,
    taskList,
    parsedCronItems: parseCronItems([
      { task: 'expire-holds', match: '* * * * *' },
      { task: 'expire-shares', match: '* * * * *' },
      { task: 'expire-sessions', match: '17 * * * *' },
      { task: 'forget-answers', match: '27 * * * *' },
      { task: 'forget-tries', match: '37 * * * *' },
      { task: 'keep-mail', match: '* * * * *' },
      { task: 'prune-events', match: '*/10 * * * *' },
      { task: 'sweep-attempts', match: '* * * * *' },
    ]),
    concurrency: 2,
    noHandleSignals: true,
    logger: new Logger(() => (level, message) => {
      if (level === 'error' || level === 'warning') onTrouble(message)
    }),
  })
  return follow(runner)
}

function follow(runner: Runner): Jobs {
  let running = true
  const ended = () => {
    running = false
  }
  runner.promise.then(ended, ended)
  return {
    isRunning: () => running,
    async stop() {
      if (running) await runner.stop()
      await runner.promise.catch(() => {})
    },
  }
}
