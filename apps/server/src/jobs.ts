import type { Instant } from '@comanda/rules/time/calendar'
import { Logger, parseCronItems, type Runner, run, type TaskList } from 'graphile-worker'
import type { Pool } from 'pg'
import { expireHolds } from './booking/expire-holds.job.ts'
import type { Database } from './database/database.ts'
import { forgetAnswers } from './http/forget-answers.job.ts'
import { pruneEvents } from './live/prune-events.job.ts'
import { keepMail } from './outbox/keep-mail.job.ts'
import { expireSessions } from './session/expire-sessions.job.ts'
import { forgetTries } from './session/forget-tries.job.ts'

export interface Jobs {
  isRunning(): boolean
  stop(): Promise<void>
}

export interface JobOptions {
  readonly pool: Pool
  readonly database: Database
  readonly now: () => Instant
  readonly onTrouble: (message: string) => void
}

/** What runs later or on a clock. Each instance takes part; a job is done by one of them. */
export async function startJobs({ pool, database, now, onTrouble }: JobOptions): Promise<Jobs> {
  const taskList: TaskList = {
    'expire-holds': () => expireHolds(database, now()),
    'expire-sessions': () => expireSessions(database, now()),
    'forget-answers': () => forgetAnswers(database, now()),
    'forget-tries': () => forgetTries(database, now()),
    'keep-mail': () => keepMail(database),
    'prune-events': () => pruneEvents(database),
  }
  const runner = await run({
    pgPool: pool,
    taskList,
    parsedCronItems: parseCronItems([
      { task: 'expire-holds', match: '* * * * *' },
      { task: 'expire-sessions', match: '17 * * * *' },
      { task: 'forget-answers', match: '27 * * * *' },
      { task: 'forget-tries', match: '37 * * * *' },
      { task: 'keep-mail', match: '* * * * *' },
      { task: 'prune-events', match: '*/10 * * * *' },
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
