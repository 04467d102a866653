import type { CartId } from '../ids.ts'
import type { Instant } from '../time/calendar.ts'
import { addSeconds } from '../time/store-moment.ts'
import { type Refused, refuse } from '../verdict.ts'
import type { PhoneLock } from './table-session.ts'

/** The lock ends by itself, so that a phone that is gone does not keep the others from typing (OPEN-068). */
export const phoneLockSeconds = 60

export interface LockQuestion {
  readonly lock: PhoneLock | null
  readonly cartId: CartId
  readonly device: string
  readonly now: Instant
}

export function isLockedFor({ lock, device, now }: Omit<LockQuestion, 'cartId'>): boolean {
  return lock !== null && lock.heldBy !== device && now < lock.expiresAt
}

/** Takes or renews the lock; refused while another device is typing. */
export function takePhoneLock(
  question: LockQuestion,
): { readonly allowed: true; readonly lock: PhoneLock } | Refused<'phone-locked'> {
  if (isLockedFor(question)) return refuse('phone-locked')
  const { cartId, device, now } = question
  return { allowed: true, lock: { cartId, heldBy: device, expiresAt: addSeconds(now, phoneLockSeconds) } }
}

/** An open phone dialog: the form for the device with the lock, a notice for the others, closed once it is released. */
export type PhoneDialog = 'form' | 'another-adds' | 'closed'

/** Only its holder may release a lock that has not expired. */
export function releasePhoneLock(
  question: Omit<LockQuestion, 'cartId'>,
): { readonly allowed: true; readonly lock: null } | Refused<'phone-locked'> {
  return isLockedFor(question) ? refuse('phone-locked') : { allowed: true, lock: null }
}
