import type { findOwnBooking as row } from '@comanda/contract/calls/booking'
import { refusal } from '@comanda/contract/refusals'
import { findDuplicate } from '@comanda/rules/booking/find-duplicate'
import { toEmailKey } from '@comanda/rules/customer/email'
import type { Handler } from '../call/handler.ts'
import { takeTry } from '../session/limit-tries.ts'
import { listBookingsOf } from './booking.repository.ts'
import { toStoredPhone } from './to-stored-phone.ts'

/** A guest asks about a day or two; the limit keeps others from trying a list of addresses (faults 37). */
const limits = { session: 12, address: 60 }

/** Whether the caller's own address or phone has a booking that day. Others' bookings are never revealed (OPEN-074). */
export const findOwnBooking: Handler<typeof row> = async ({ date, at, email, phone }, context) => {
  const { database, siteId, session, now, from } = context
  const allowed = await takeTry(database, context, [
    { what: 'own-booking', who: session?.id ?? '', atMost: limits.session },
    { what: 'own-booking-address', who: from.address, atMost: limits.address },
  ])
  if (!allowed) return refusal('too-many-requests')
  const guest = { email: toEmailKey(email), phone: toStoredPhone(phone) }
  const booked = await listBookingsOf(database, siteId, { date, ...guest })
  // The table this very visit holds while it pays is the one that is being booked, not another.
  const others = booked.filter(({ state, sessionId }) => state !== 'held' || sessionId !== session?.id)
  const found = findDuplicate(others, { guest, date, at }, now)
  return found === undefined ? [] : [{ ...found, email, phone }]
}
