import type { ShareId } from '@comanda/rules/ids'
import { shareKeptSeconds } from '@comanda/rules/table/split-bill'
import type { Instant } from '@comanda/rules/time/calendar'
import { later } from '@comanda/rules/time/later'

/**
 * When to ask again about an unknown result. It never becomes seldom: a bank that was away for an hour is asked in the
 * first round after its return, because its diners have waited long enough.
 */
const firstWaitMs = 5_000
const stillMs = 15_000
/** After this a person takes over. */
export const giveUpMs = 48 * 3_600_000

export function toNextQuery(now: Instant, queries: number): Instant {
  return later(now, queries === 0 ? firstWaitMs : stillMs)
}

/**
 * A round of the sweep begins this often. What a bank said yes to is settled within a minute, also when the instance
 * that does a round dies in it: whatever waits is due within 15 seconds, and two more rounds follow within that minute.
 */
export const roundMs = 20_000

/** How long a bank keeps its page open for the diner, and so the life of an unfinished attempt. */
export const attemptLifeMs = 30 * 60_000

/** How long an attempt may take. The rest of a table waits for a share, so it is kept no longer than an unpaid one. */
export function lifeMs({ billShareId }: { readonly billShareId: ShareId | null }): number {
  return billShareId === null ? attemptLifeMs : shareKeptSeconds * 1000
}

export function isPageOpen({ createdAt }: { readonly createdAt: Instant }, now: Instant): boolean {
  return now - createdAt < attemptLifeMs
}

/** From then on every round of the sweep asks about a diner who is at the bank: the bank's own message may be lost. */
export const atBankMs = 15_000

/** From then on a call that is under way is asked about too: its process may have died. */
export const callAskedMs = 15_000
/** A call that has not returned by then died with its process. */
export const lostCallMs = 60_000

/** A page that waits looks twice a second; its bank is not asked that often. */
export const askPauseMs = 5_000
