import type { SiteId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import {
  Logger,
  parseCronItems,
  quickAddJob,
  type Runner,
  type RunnerOptions,
  run,
  type TaskList,
} from 'graphile-worker'
import type { Pool } from 'pg'
import { expireHolds } from './booking/expire-holds.job.ts'
import { createPaymentsKit } from './create-payments-kit.ts'
import type { Database } from './database/database.ts'
import type { Listener } from './database/listener.ts'
import { forgetAnswers } from './http/forget-answers.job.ts'
import { pruneEvents } from './live/prune-events.job.ts'
import { endUnanswered } from './order/end-unanswered.job.ts'
import { keepMessages } from './outbox/keep-messages.job.ts'
import { oneAtATime } from './outbox/one-at-a-time.ts'
import { outboxChannel } from './outbox/outbox.repository.ts'
import { sendMessages } from './outbox/send-messages.job.ts'
import type { Transports } from './outbox/transport.ts'
import { forgetCards } from './payment/forget-cards.job.ts'
import type { PaymentSettings } from './payment/payments-kit.ts'
import { roundMs } from './payment/query-schedule.ts'
import { sweepAttempts } from './payment/sweep-attempts.job.ts'
import { watchEveryMs, watchPrinters } from './printing/watch-printers.job.ts'
import { expireSessions } from './session/expire-sessions.job.ts'
import { forgetTries } from './session/forget-tries.job.ts'
import { expireShares } from './table/expire-shares.job.ts'
import { forgetDoorTries } from './team/forget-door-tries.job.ts'
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
  readonly transports: Transports
  readonly listener: Listener
  readonly onTrouble: (message: string) => void
}

/** A schedule knows whole minutes. The sweep is wanted more often, so that its first round asks for the others. */
const roundsBetween = [
  ['sweep-second', roundMs],
  ['sweep-third', 2 * roundMs],
] as const

/** Runs jobs, later or by a schedule. Every instance takes part; each job is done by one of them. */
export async function startJobs(options: JobOptions): Promise<Jobs> {
  const { pool, database, now, payments, transports, onTrouble } = options
  // A job runs seldom and must not use outdated data, so it reads the venues each time.
  const venues = { get: (siteId: SiteId) => loadVenues(database, siteId) }
  const kit = createPaymentsKit({ database, now, settings: payments, venues, alarm: onTrouble })
  const sweep = oneAtATime(() => sweepAttempts(kit))
  const watch = oneAtATime(() => watchPrinters(database, now()))
  const taskList: TaskList = {
    'end-unanswered': () => endUnanswered({ database, readVenues: venues.get, now: now(), alarm: onTrouble }),
    'expire-holds': () => expireHolds(database, now()),
    'expire-shares': () => expireShares(database, now()),
    'expire-sessions': () => expireSessions(database, now()),
    'forget-answers': () => forgetAnswers(database, now()),
    'forget-cards': () => forgetCards(kit),
    'forget-door-tries': () => forgetDoorTries(database, now()),
    'forget-tries': () => forgetTries(database, now()),
    'keep-messages': () => keepMessages(database, transports),
    'prune-events': () => pruneEvents(database),
    'send-messages': oneAtATime(() => sendMessages({ database, transports, now, alarm: onTrouble })),
    'sweep-attempts': async (_payload, { addJob }) => {
      for (const [name, afterMs] of roundsBetween) {
        await addJob('sweep-again', {}, { runAt: new Date(Date.now() + afterMs), jobKey: name })
      }
      await sweep()
    },
    'sweep-again': sweep,
    'watch-printers': async (_payload, { addJob }) => {
      for (let afterMs = watchEveryMs; afterMs < 60_000; afterMs += watchEveryMs) {
        const runAt = new Date(Date.now() + afterMs)
        await addJob('watch-printers-again', {}, { runAt, jobKey: `watch-${afterMs}` })
      }
      await watch()
    },
    'watch-printers-again': watch,
  }
  const settings: RunnerOptions = {
    pgPool: pool,
    taskList,
    parsedCronItems: parseCronItems([
      { task: 'end-unanswered', match: '* * * * *' },
      { task: 'expire-holds', match: '* * * * *' },
      { task: 'expire-shares', match: '* * * * *' },
      { task: 'expire-sessions', match: '17 * * * *' },
      { task: 'forget-answers', match: '27 * * * *' },
      { task: 'forget-cards', match: '* * * * *' },
      { task: 'forget-door-tries', match: '47 * * * *' },
      { task: 'forget-tries', match: '37 * * * *' },
      { task: 'keep-messages', match: '* * * * *' },
      { task: 'prune-events', match: '*/10 * * * *' },
      { task: 'send-messages', match: '* * * * *' },
      { task: 'sweep-attempts', match: '* * * * *' },
      { task: 'watch-printers', match: '* * * * *' },
    ]),
    concurrency: 2,
    noHandleSignals: true,
    // What waits to be written down together also waits to hear of failures. By itself, a job whose end could not be
    // written, because its connection had just ended, was a fault that nobody listened to, and ended the whole process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: new Logger(() => (level, message) => {
      if (level === 'error' || level === 'warning') onTrouble(message)
    }),
  }
  const jobs = await keepRunning(() => run(settings), onTrouble)
  // An instance that was killed has left a round half done: the one that takes its place does not wait for the next.
  await quickAddJob({ pgPool: pool }, 'sweep-again', {}, { jobKey: 'sweep-at-start' })
  if (Object.keys(transports).length > 0) await sendAtOnce(options)
  return jobs
}

/** A message is sent as soon as its cause is committed; one round is requested, however many messages were written. */
async function sendAtOnce({ pool, listener, onTrouble }: JobOptions): Promise<void> {
  const askForRound = () => {
    quickAddJob({ pgPool: pool }, 'send-messages', {}, { jobKey: 'send-messages-now' }).catch((error: Error) =>
      onTrouble(`messages wait for the next minute: ${error.message}`),
    )
  }
  await listener.listen(outboxChannel, askForRound, askForRound)
  // Sends what a killed instance left behind.
  askForRound()
}

const againAfterMs = 1_000

/** The queue ends when its connections break at a bad moment; it is then started again, as long as it is needed. */
async function keepRunning(begin: () => Promise<Runner>, onTrouble: (message: string) => void): Promise<Jobs> {
  let runner: Runner | undefined = await begin()
  let stopped = false
  let again: NodeJS.Timeout | undefined

  function watch(current: Runner): void {
    const ended = () => {
      runner = undefined
      if (!stopped) beginLater()
    }
    current.promise.then(ended, ended)
  }
  function beginLater(): void {
    again = setTimeout(async () => {
      try {
        runner = await begin()
        watch(runner)
        if (stopped) await runner.stop()
      } catch (error) {
        onTrouble(`the jobs cannot be begun again: ${error}`)
        if (!stopped) beginLater()
      }
    }, againAfterMs)
  }

  watch(runner)
  return {
    isRunning: () => runner !== undefined,
    async stop() {
      stopped = true
      clearTimeout(again)
      const last = runner
      // One that its connections are just ending refuses to be stopped again: it is waited for like any other.
      await last?.stop().catch(() => {})
      await last?.promise.catch(() => {})
    },
  }
}
