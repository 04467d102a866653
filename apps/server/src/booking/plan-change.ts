import { type Refusal, refusal } from '@comanda/contract/refusals'
import { toBookingStart } from '@comanda/rules/booking/booking-slots'
import {
  checkChange,
  countSeatsNeeded,
  type DepositChange,
  isFreeAt,
  isSameHour,
  planDeposit,
} from '@comanda/rules/booking/change-booking'
import { type BookingRequest, toHoldEnd } from '@comanda/rules/booking/check-booking'
import type { SessionId } from '@comanda/rules/ids'
import { type Cents, zero } from '@comanda/rules/money/cents'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Store } from '@comanda/rules/venue/store'
import type { Tx } from '../database/database.ts'
import { askRefund } from '../payment/ask-refund.ts'
import { listPaidIds, moveTable, type StoredBooking, saveBooking } from './booking.repository.ts'
import { expireChanges, expireHoldsOf, releaseHolds } from './hold.repository.ts'
import { openBook } from './open-book.ts'
import { forgetReminder, remindGuest } from './remind-guest.ts'
import { findSitting } from './sitting.repository.ts'
import { tellGuest } from './tell-guest.ts'
import { tellVenue } from './tell-venue.ts'
import { tellWaiting } from './tell-waiting.ts'

interface ChangeQuestion {
  readonly booking: StoredBooking
  readonly store: Store
  readonly wish: BookingRequest
  readonly now: Instant
}

export interface ChangePlan extends ChangeQuestion, DepositChange {}

/** Whether a booking may become what is wished, and what that does to its deposit. Writes nothing but expired holds. */
export async function planChange(tx: Tx, question: ChangeQuestion): Promise<ChangePlan | Refusal> {
  const { booking, store, wish, now } = question
  const { siteId } = booking
  const { settings, ...book } = await openBook(tx, { siteId, store, now, from: wish.date, to: wish.date })
  // The caller's number reaches no further query unless it names a sitting of this venue.
  if (!book.sittings.some(({ id }) => id === wish.sittingId)) return refusal('slot-not-offered')
  await expireChanges(tx, booking, now)
  await expireHoldsOf(tx, { siteId, sittingId: wish.sittingId, date: wish.date, now })
  const { covers } = await openBook(tx, { siteId, store, now, from: wish.date, to: wish.date })
  const verdict = checkChange({ ...book, covers, settings: { ...settings, ...store.booking } }, booking, wish)
  if (!verdict.allowed) return refusal(verdict.code)
  const startsAt = toBookingStart(await findSitting(tx, siteId, booking.sittingId), booking, store.timeZone)
  const isFree = isFreeAt(startsAt, store.booking, now)
  return { ...question, ...planDeposit({ settings: store.booking, booking, party: wish.party, isFree }) }
}

interface Making {
  readonly now: Instant
  /** Where the links in mails lead. */
  readonly origin: string
}

/** The change holds from now on. Answers what was asked to go back. */
export async function makeChange(tx: Tx, plan: ChangePlan, { now, origin }: Making): Promise<Cents> {
  const { booking, store, wish, deposit, back } = plan
  await moveTable(tx, booking, { ...wish, deposit })
  const { siteId } = booking
  const order = { siteId, amount: back, reason: 'booking-changed', at: now }
  const asked =
    back > 0 ? await askRefund(tx, { ...order, paidFor: { bookingIds: await listPaidIds(tx, booking) } }) : zero
  const changed = { ...booking, ...wish, deposit }
  await tellVenue(tx, changed, { store, news: 'changed', round: now })
  await forgetReminder(tx, booking)
  await remindGuest(tx, changed, { store, now })
  const key = `booking-guest-changed:${booking.id}:${now}`
  await tellGuest(tx, changed, { kind: 'booking-changed', key, store, back: asked, now })
  if (!isSameHour(booking, wish) || wish.party < booking.party) await tellWaiting(tx, booking, { store, now, origin })
  return asked
}

/** The added seats wait for the rest of the deposit, as those of a new booking do. */
export async function holdChange(
  tx: Tx,
  { booking, wish, due }: ChangePlan,
  { sessionId, now }: { readonly sessionId: SessionId | null; readonly now: Instant },
): Promise<StoredBooking> {
  if (sessionId !== null) await releaseHolds(tx, { siteId: booking.siteId, sessionId, now })
  const { id, reference: _own, changesId: _none, callOffReason: _no, version: _first, ...fields } = booking
  return saveBooking(tx, {
    ...fields,
    ...wish,
    changesId: id,
    sessionId,
    party: countSeatsNeeded(booking, wish),
    state: 'held',
    heldUntil: toHoldEnd(now),
    deposit: due,
    cancelKeyHash: null,
    createdAt: now,
  })
}
