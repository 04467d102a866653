import type { Instant } from '../time/calendar.ts'
import { later } from '../time/later.ts'
import { allowed, refuse, type Verdict } from '../verdict.ts'

export const pinTries = 5
export const pinLockMinutes = 5
export const pinTriesToShut = 20

/** A PIN has the site's length, more than one digit, and is no run such as 1234 or 8765. */
export function checkNewPin(pin: string, length: number): Verdict<'pin-too-simple'> {
  if (pin.length !== length || !/^\d+$/.test(pin)) return refuse('pin-too-simple')
  const digits = [...pin].map(Number)
  const isSteady = (step: number) => digits.slice(1).every((digit, at) => digit - (digits[at] ?? 0) === step)
  return [0, 1, -1].some(isSteady) ? refuse('pin-too-simple') : allowed
}

/** The wrong PINs of one person on one device. */
export interface PinTries {
  /** Since the last lock or the last right one. */
  readonly wrong: number
  /** Since the last right one. */
  readonly inAll: number
  readonly lockedUntil: Instant | null
}

export const noPinTries: PinTries = { wrong: 0, inAll: 0, lockedUntil: null }

export type PinDoor = { readonly state: 'open' } | { readonly state: 'locked'; readonly seconds: number } | Shut
interface Shut {
  readonly state: 'shut'
}

/** Whether a PIN may be tried now. */
export function readPinDoor({ inAll, lockedUntil }: PinTries, now: Instant): PinDoor {
  if (inAll >= pinTriesToShut) return { state: 'shut' }
  if (lockedUntil !== null && lockedUntil > now) {
    return { state: 'locked', seconds: Math.ceil((lockedUntil - now) / 1000) }
  }
  return { state: 'open' }
}

/** Counted before the PIN is looked at, as if it were wrong: of many that come together none slips through. */
export function countPinTry({ wrong, inAll }: PinTries, now: Instant): PinTries {
  const isLast = wrong + 1 >= pinTries
  return {
    wrong: isLast ? 0 : wrong + 1,
    inAll: inAll + 1,
    lockedUntil: isLast ? later(now, pinLockMinutes * 60_000) : null,
  }
}
