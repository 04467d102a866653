import type { CartId, ResourceId, SessionId, StoreId } from '../ids.ts'
import type { Instant } from '../time/calendar.ts'

/** Who may act for a table: every device that scanned its code while the cart is open. */
export interface TableSession {
  readonly cartId: CartId
  readonly storeId: StoreId
  readonly resourceId: ResourceId
  readonly position: number
  readonly sessionIds: readonly SessionId[]
}

/** Covers only the typing of a phone number; frees itself after a minute (OPEN-068). */
export interface PhoneLock {
  readonly cartId: CartId
  readonly heldBy: string
  readonly expiresAt: Instant
}
