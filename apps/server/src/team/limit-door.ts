import type { Instant } from '@comanda/rules/time/calendar'
import type { Reader } from '../database/database.ts'
import { hashWho, toWindow } from '../session/limit-tries.ts'
import { addDoorTry, removeDoorTries, takeOffDoorTry } from './door-tries.repository.ts'

/**
 * Guesses from one place at one person are stopped soon, and those at many people from one place: each costs a hash. From
 * many places they are stopped later, so that nobody can keep somebody else out from afar.
 */
export const loginTries = { pair: 10, email: 60, address: 50 }
/** A PIN is short: over all devices together nobody gets more tries at one person. Who forgot it has a password. */
export const personPinTries = 20
export const pairingCodes = 20
export const pairingTries = 10

/** The thing that is tried before any site is known, and the one who tries; stored as a hash. */
export interface DoorLimit {
  readonly what: 'staff-login' | 'staff-email' | 'staff-address' | 'staff-pin' | 'pairing' | 'pairing-code'
  readonly who: string
  /** Per quarter of an hour. */
  readonly atMost: number
}

/** Counts a try before it is looked at, across all instances, and says whether it is still allowed. */
export async function takeDoorTry(db: Reader, limit: DoorLimit, now: Instant): Promise<boolean> {
  return (await addDoorTry(db, toSubject(limit), toWindow(now))) <= limit.atMost
}

/** It was right, and no guess; those of others stay counted. */
export function giveBackDoorTry(db: Reader, limit: DoorLimit, now: Instant): Promise<void> {
  return takeOffDoorTry(db, toSubject(limit), toWindow(now))
}

/** It was right, so the earlier tries were no guessing. */
export function forgiveDoorTries(db: Reader, limit: DoorLimit): Promise<void> {
  return removeDoorTries(db, toSubject(limit))
}

function toSubject({ what, who }: DoorLimit): string {
  return `${what}:${hashWho(who)}`
}
