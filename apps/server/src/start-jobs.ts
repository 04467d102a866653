import { Logger, parseCronItems, quickAddJob, type RunnerOptions, run } from 'graphile-worker'
import type { Pool } from 'pg'
import type { Listener } from './database/listener.ts'
import { createJobs, type Job, type JobParts } from './jobs.ts'
import { type Jobs, keepRunning } from './keep-running.ts'
import { outboxChannel } from './outbox/outbox.repository.ts'

export interface JobOptions extends JobParts {
  readonly pool: Pool
  readonly listener: Listener
}

/** Runs jobs, later or by a schedule. Every instance takes part; each job is done by one of them. */
export async function startJobs(options: JobOptions): Promise<Jobs> {
  const { pool, onTrouble } = options
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
  try {
    await askForFirstRounds(options)
  } catch (error) {
    // Nobody else could stop it any more.
    await jobs.stop()
    throw error
  }
  return jobs
}

async function askForFirstRounds(options: JobOptions): Promise<void> {
  // An instance that was killed has left a round half done: the one that takes its place does not wait for the next.
  await quickAddJob({ pgPool: options.pool }, 'sweep-again', {}, { jobKey: 'sweep-at-start' })
  if (Object.keys(options.transports).length > 0) await sendAtOnce(options)
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
