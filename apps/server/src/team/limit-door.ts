import type { Instant } from '@comanda/rules/time/calendar'
import { later } from '@comanda/rules/time/later'
import type { Reader } from '../database/database.ts'
import { hashWho } from '../session/limit-tries.ts'
import { addDoorTry, removeDoorTries } from './door-tries.repository.ts'

const windowMs = 15 * 60_000

export const loginTries = 10
export const pairingTries = 10

/** The thing that is tried before any site is known, and the one who tries; stored as a hash. */
export interface DoorLimit {
  readonly what: 'staff-login' | 'pairing'
  readonly who: string
  /** Per quarter of an hour. */
  readonly atMost: number
}

/** Counts a try before it is looked at, across all instances, and says whether it is still allowed. */
export async function takeDoorTry(db: Reader, limit: DoorLimit, now: Instant): Promise<boolean> {
  return (await addDoorTry(db, toSubject(limit), later(now, -(now % windowMs)))) <= limit.atMost
}

/** It was right, so the earlier tries were no guessing. */
export function forgiveDoorTries(db: Reader, limit: DoorLimit): Promise<void> {
  return removeDoorTries(db, toSubject(limit))
}

function toSubject({ what, who }: DoorLimit): string {
  return `${what}:${hashWho(who)}`
}
