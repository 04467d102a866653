import type { CartId } from '../ids.ts'
import type { Instant } from '../time/calendar.ts'

/** Locks only the typing of a phone number; ends by itself after a minute (OPEN-068). */
export interface PhoneLock {
  readonly cartId: CartId
  readonly heldBy: string
  readonly expiresAt: Instant
}
