import type { moveBooking as row } from '@comanda/contract/calls/staff/book'
import { isRefusal, type Refusal, refusal } from '@comanda/contract/refusals'
import type { BookingState } from '@comanda/rules/booking/booking'
import { checkHostStep, checkTakeBack, findStateBefore } from '@comanda/rules/booking/host-booking'
import { countHeld } from '@comanda/rules/booking/judge-deposit'
import type { StaffId } from '@comanda/rules/ids'
import { type Cents, zero } from '@comanda/rules/money/cents'
import type { Instant } from '@comanda/rules/time/calendar'
import type { StaffWriter } from '../call/staff-handler.ts'
import type { Tx } from '../database/database.ts'
import { askRefund } from '../payment/ask-refund.ts'
import type { KeepsVenues } from '../venue/load-venues.ts'
import { getNoShowDeposit, listMoves } from './book.repository.ts'
import { listPaidIds, type StoredBooking, saveBookingMove } from './booking.repository.ts'
import { expireChanges } from './hold.repository.ts'
import { isOversold } from './is-oversold.ts'
import { lockSeenBooking, refuseStep } from './lock-seen-booking.ts'
import { readBoardBooking } from './read-board-booking.ts'
import { readDeposit } from './read-deposits.ts'

/** The steps of a host, and the way back from one that was pressed by mistake (DAY-051, DAY-052). */
export const moveBooking: StaffWriter<typeof row, KeepsVenues> = async ({ bookingId, to: step, version }, context) => {
  const { tx, person, now } = context
  const seen = await lockSeenBooking(context, { bookingId, version })
  if (isRefusal(seen)) return seen
  const { booking, evening } = seen
  const verdict = step === 'back' ? checkTakeBack(evening, now) : checkHostStep(evening, step, now)
  if (!verdict.allowed) return refuseStep(verdict)
  const to = step === 'back' ? findStateBefore(booking.state, await listMoves(tx, booking)) : step
  if (step === 'no-show') await expireChanges(tx, booking, now)
  const full = await moveOrRefuse(tx, booking, { to, at: now, staffId: person?.id ?? null })
  if (full !== undefined) return full
  const back = step === 'no-show' ? await askDepositBack(tx, booking, now) : zero
  return {
    reply: await readBoardBooking(tx, seen),
    subject: `booking:${bookingId}`,
    storeId: booking.storeId,
    before: { state: booking.state },
    after: { reference: booking.reference, state: to, ...(back > zero && { back }) },
    version: version + 1,
  }
}

interface Move {
  readonly to: BookingState
  readonly at: Instant
  readonly staffId: StaffId | null
}

/** Whoever comes after all takes seats again: others may have them by now. */
async function moveOrRefuse(tx: Tx, booking: StoredBooking, move: Move): Promise<Refusal | undefined> {
  try {
    await saveBookingMove(tx, booking, move)
    return undefined
  } catch (error) {
    if (isOversold(error)) return refusal('slot-full')
    throw error
  }
}

/** The store says whether it keeps the deposit of somebody who does not come (DAY-056). */
async function askDepositBack(tx: Tx, booking: StoredBooking, at: Instant): Promise<Cents> {
  const { siteId, id } = booking
  if ((await getNoShowDeposit(tx, booking)) === 'keep') return zero
  const amount = countHeld(await readDeposit(tx, siteId, id))
  const paidFor = { bookingIds: await listPaidIds(tx, booking) }
  return askRefund(tx, { siteId, paidFor, amount, reason: 'booking-no-show', at })
}
