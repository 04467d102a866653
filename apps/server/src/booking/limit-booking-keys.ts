import type { CallContext } from '../call/context.ts'
import type { TryLimit } from '../session/limit-tries.ts'

/** A key of a booking cannot be guessed; whoever tries all the same soon has to wait. */
export function limitBookingKeys({ from }: Pick<CallContext, 'from'>): readonly TryLimit[] {
  return [{ what: 'booking-key', who: from.address, atMost: 60 }]
}
