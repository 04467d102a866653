import type { AttemptId, BookingId, CustomerId, ResourceId, SittingId, StoreId } from '../ids.ts'
import type { LocalText } from '../text/local-text.ts'
import type { Instant, IsoDate, Minute, Weekday } from '../time/calendar.ts'

/** Wire turno: a named stretch of the day in one room, with the slots that can be booked. */
export interface Sitting {
  readonly id: SittingId
  readonly resourceId: ResourceId
  readonly name: LocalText
  readonly weekdays: readonly Weekday[]
  readonly published: boolean
  readonly endsAt: Minute
  readonly slots: readonly Slot[]
}

/** Wire tramo. */
export interface Slot {
  readonly at: Minute
  readonly capacity: number
}

export const bookingStates = [
  ...(['held', 'confirmed', 'arrived', 'seated', 'left'] as const),
  ...(['cancelled', 'expired', 'no-show'] as const),
] as const
export type BookingState = (typeof bookingStates)[number]

/** Wire CoverReserv. */
export interface Booking {
  readonly id: BookingId
  /** The reference that a guest reads out: six letters, one booking of the site. */
  readonly reference: string
  readonly storeId: StoreId
  readonly resourceId: ResourceId
  readonly sittingId: SittingId
  readonly date: IsoDate
  readonly at: Minute
  readonly party: number
  readonly state: BookingState
  readonly guest: Guest
  readonly notes: string
  readonly customerId: CustomerId | null
  readonly depositAttemptId: AttemptId | null
  /** While a deposit is being paid; the seats are free again afterwards. */
  readonly heldUntil: Instant | null
}

export interface Guest {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly acceptsMarketing: boolean
}
