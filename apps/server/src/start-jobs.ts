import { Logger, parseCronItems, quickAddJob, type Runner, type RunnerOptions, run } from 'graphile-worker'
import type { Pool } from 'pg'
import type { Listener } from './database/listener.ts'
import { createJobs, type Job, type JobParts } from './jobs.ts'
import { outboxChannel } from './outbox/outbox.repository.ts'

export interface Jobs {
  isRunning(): boolean
  stop(): Promise<void>
}

export interface JobOptions extends JobParts {
  readonly pool: Pool
  readonly listener: Listener
}

/** Runs jobs, later or by a schedule. Every instance takes part; each job is done by one of them. */
export async function startJobs(options: JobOptions): Promise<Jobs> {
  const { pool, transports, onTrouble } = options
  const rows: [string, Job][] = Object.entries(createJobs(options))
  const settings: RunnerOptions = {
    pgPool: pool,
    taskList: Object.fromEntries(rows.map(([task, { run }]) => [task, run])),
    parsedCronItems: parseCronItems(
      rows.flatMap(([task, { every }]) => (every === null ? [] : [{ task, match: every }])),
    ),
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
