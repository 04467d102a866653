import { hash } from 'node:crypto'
import type { SiteId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { later } from '@comanda/rules/time/later'
import type { Reader } from '../database/database.ts'
import { addTryTo, countTries, removeTries } from './try-count.repository.ts'

const windowMs = 15 * 60_000

export interface TryLimit {
  readonly what: string
  /** The person who tries or is targeted, stored as a hash, because it may be a mail or network address. */
  readonly who: string
  /** Per quarter of an hour. */
  readonly atMost: number
}

interface Moment {
  readonly siteId: SiteId
  readonly now: Instant
}

/** Counts a try under each limit, across all instances, and says whether all of them allow it. */
export async function takeTry(db: Reader, { siteId, now }: Moment, limits: readonly TryLimit[]): Promise<boolean> {
  // In one order for everybody: two who count under the same must not wait for each other.
  const subjects = limits.map(toSubject).toSorted()
  const counts = await addTryTo(db, { siteId, subjects, startsAt: toWindow(now) })
  return limits.every((limit) => (counts.get(toSubject(limit)) ?? 1) <= limit.atMost)
}

/** Whether none of the limits is reached yet; asking costs no try. */
export async function hasTriesLeft(db: Reader, { siteId, now }: Moment, limits: readonly TryLimit[]): Promise<boolean> {
  const startsAt = toWindow(now)
  const counts = await countTries(db, { siteId, subjects: limits.map(toSubject), startsAt })
  return limits.every((limit) => (counts.get(toSubject(limit)) ?? 0) < limit.atMost)
}

/** Counts what went wrong, under each limit. */
export async function addTries(db: Reader, moment: Moment, limits: readonly TryLimit[]): Promise<void> {
  await takeTry(db, moment, limits)
}

/** When the next quarter of an hour begins, and all tries are new. */
export function secondsToNewTries(now: Instant): number {
  return Math.ceil((windowMs - (now % windowMs)) / 1_000)
}

/** It succeeded, so the earlier tries were no guessing. */
export function forgiveTries(db: Reader, siteId: SiteId, limit: TryLimit): Promise<void> {
  return removeTries(db, { siteId, subject: toSubject(limit) })
}

/** The beginning of the quarter of an hour whose tries count together. */
export function toWindow(now: Instant): Instant {
  return later(now, -(now % windowMs))
}

function toSubject({ what, who }: TryLimit): string {
  return `${what}:${hashWho(who)}`
}

/** Nobody can be found by it, and the same one is known again. */
export function hashWho(who: string): string {
  return hash('sha256', who, 'base64url')
}
