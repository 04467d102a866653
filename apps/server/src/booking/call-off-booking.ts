import type { callOffBooking as row } from '@comanda/contract/calls/staff/book'
import { isRefusal, refusal } from '@comanda/contract/refusals'
import { bookingMoves } from '@comanda/rules/booking/booking-moves'
import { countHeld } from '@comanda/rules/booking/judge-deposit'
import { zero } from '@comanda/rules/money/cents'
import { checkMove } from '@comanda/rules/moves'
import type { StaffWriter } from '../call/staff-handler.ts'
import { askRefund } from '../payment/ask-refund.ts'
import { listHostsOfSite } from '../session/site-key.repository.ts'
import { type KnowsPublicUrl, toSiteOrigin } from '../session/to-site-origin.ts'
import type { KeepsVenues } from '../venue/load-venues.ts'
import { listPaidIds, saveBookingMove } from './booking.repository.ts'
import { expireChanges } from './hold.repository.ts'
import { lockSeenBooking, refuseStep } from './lock-seen-booking.ts'
import { readBoardBooking } from './read-board-booking.ts'
import { readDeposit } from './read-deposits.ts'
import { forgetReminder } from './remind-guest.ts'
import { tellCalledOff } from './tell-called-off.ts'
import { tellWaiting } from './tell-waiting.ts'

/**
 * The venue cancels. Its seats are free with the same transaction; where a deposit was paid somebody has said what becomes
 * of it, and the bank is asked by the sweep, so that a silent one keeps nobody waiting (DAY-058).
 */
export const callOffBooking: StaffWriter<typeof row, KeepsVenues & KnowsPublicUrl> = async (asked, context) => {
  const { tx, siteId, person, now, from, house } = context
  const { bookingId, reason, deposit: answer, version } = asked
  const seen = await lockSeenBooking(context, { bookingId, version })
  if (isRefusal(seen)) return seen
  const { booking, store } = seen
  const verdict = checkMove(bookingMoves, booking.state, 'cancelled')
  if (!verdict.allowed) return refuseStep(verdict)
  const held = countHeld(await readDeposit(tx, siteId, bookingId))
  if (held > zero && answer === null) return refusal('deposit-unanswered', { amount: held })
  await expireChanges(tx, booking, now)
  await saveBookingMove(tx, booking, { to: 'cancelled', at: now, staffId: person?.id ?? null, callOffReason: reason })
  const order = { siteId, amount: held, reason: 'booking-called-off', at: now }
  const back =
    answer === 'give-back'
      ? await askRefund(tx, { ...order, paidFor: { bookingIds: await listPaidIds(tx, booking) } })
      : zero
  await forgetReminder(tx, booking)
  await tellCalledOff(tx, booking, { store, now, back, kept: answer === 'keep' ? held : zero, reason })
  const origin = toSiteOrigin(from.host, await listHostsOfSite(tx, siteId), house.publicUrl)
  await tellWaiting(tx, booking, { store, now, origin })
  return {
    reply: await readBoardBooking(tx, seen),
    subject: `booking:${bookingId}`,
    storeId: booking.storeId,
    before: { state: booking.state },
    after: { reference: booking.reference, state: 'cancelled', reason, ...(back > zero && { back }) },
    version: version + 1,
  }
}
