import { hash } from 'node:crypto'
import type { SiteId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { later } from '@comanda/rules/time/later'
import type { Reader } from '../database/database.ts'
import { addTry, removeTries } from './try-count.repository.ts'

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
export async function isWithinLimits(
  db: Reader,
  { siteId, now }: Moment,
  limits: readonly TryLimit[],
): Promise<boolean> {
  const startsAt = later(now, -(now % windowMs))
  let isWithin = true
  for (const limit of limits) {
    if ((await addTry(db, { siteId, subject: toSubject(limit), startsAt })) > limit.atMost) isWithin = false
  }
  return isWithin
}

/** It succeeded, so the earlier tries were no guessing. */
export function forgiveTries(db: Reader, siteId: SiteId, limit: TryLimit): Promise<void> {
  return removeTries(db, { siteId, subject: toSubject(limit) })
}

function toSubject({ what, who }: TryLimit): string {
  return `${what}:${hash('sha256', who, 'base64url')}`
}
