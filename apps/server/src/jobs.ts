import type { SiteId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Task } from 'graphile-worker'
import { expireHolds } from './booking/expire-holds.job.ts'
import { createPaymentsKit } from './create-payments-kit.ts'
import type { Database } from './database/database.ts'
import { forgetAnswers } from './http/forget-answers.job.ts'
import { pruneEvents } from './live/prune-events.job.ts'
import { endUnanswered } from './order/end-unanswered.job.ts'
import { freeLeftTables } from './order/free-table-order.ts'
import { keepMessages } from './outbox/keep-messages.job.ts'
import { oneAtATime } from './outbox/one-at-a-time.ts'
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

export interface Job {
  readonly run: Task
  /** A line of a crontab; null for a job that runs only when another part asks for it. */
  readonly every: string | null
}

export interface JobParts {
  readonly database: Database
  readonly now: () => Instant
  readonly payments: PaymentSettings
  readonly transports: Transports
  readonly onTrouble: (message: string) => void
}

/** A schedule knows whole minutes. The sweep is wanted more often, so that its first round asks for the others. */
const roundsBetween = [
  ['sweep-second', roundMs],
  ['sweep-third', 2 * roundMs],
] as const

const everyMinute = '* * * * *'

/** Everything that runs later or by a schedule, one row each. */
export function createJobs({ database, now, payments, transports, onTrouble }: JobParts) {
  // A job runs seldom and must not use outdated data, so it reads the venues each time.
  const venues = { get: (siteId: SiteId) => loadVenues(database, siteId) }
  const kit = createPaymentsKit({ database, now, settings: payments, venues, alarm: onTrouble })
  const sweep = oneAtATime(() => sweepAttempts(kit))
  const watch = oneAtATime(() => watchPrinters(database, now()))
  const end = () => endUnanswered({ database, readVenues: venues.get, now: now(), alarm: onTrouble })
  const send = oneAtATime(() => sendMessages({ database, transports, now, alarm: onTrouble }))
  const sweepInRounds: Task = async (_payload, { addJob }) => {
    for (const [name, afterMs] of roundsBetween) {
      await addJob('sweep-again', {}, { runAt: new Date(Date.now() + afterMs), jobKey: name })
    }
    await sweep()
  }
  const watchInRounds: Task = async (_payload, { addJob }) => {
    for (let afterMs = watchEveryMs; afterMs < 60_000; afterMs += watchEveryMs) {
      const runAt = new Date(Date.now() + afterMs)
      await addJob('watch-printers-again', {}, { runAt, jobKey: `watch-${afterMs}` })
    }
    await watch()
  }
  return {
    'end-unanswered': { run: end, every: everyMinute },
    'expire-holds': { run: () => expireHolds(database, now()), every: everyMinute },
    'expire-shares': { run: () => expireShares(database, now()), every: everyMinute },
    'expire-sessions': { run: () => expireSessions(database, now()), every: '17 * * * *' },
    'forget-answers': { run: () => forgetAnswers(database, now()), every: '27 * * * *' },
    'forget-cards': { run: () => forgetCards(kit), every: everyMinute },
    'forget-door-tries': { run: () => forgetDoorTries(database, now()), every: '47 * * * *' },
    'forget-tries': { run: () => forgetTries(database, now()), every: '37 * * * *' },
    'free-tables': { run: () => freeLeftTables(database, now()), every: everyMinute },
    'keep-messages': { run: () => keepMessages(database, transports), every: everyMinute },
    'prune-events': { run: () => pruneEvents(database), every: '*/10 * * * *' },
    'send-messages': { run: send, every: everyMinute },
    'sweep-attempts': { run: sweepInRounds, every: everyMinute },
    'sweep-again': { run: sweep, every: null },
    'watch-printers': { run: watchInRounds, every: everyMinute },
    'watch-printers-again': { run: watch, every: null },
  } as const satisfies Readonly<Record<string, Job>>
}
