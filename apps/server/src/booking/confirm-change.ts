import { isSameHour } from '@comanda/rules/booking/change-booking'
import { cents, zero } from '@comanda/rules/money/cents'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Store } from '@comanda/rules/venue/store'
import type { Tx } from '../database/database.ts'
import { lockBooking, type StoredBooking, saveBookingMove } from './booking.repository.ts'
import { makeChange } from './plan-change.ts'

interface PaidChange {
  readonly change: StoredBooking
  readonly store: Store
  readonly now: Instant
  readonly origin: string
}

/**
 * The rest of the deposit is paid: the seats that were held for the change go over to the booking itself. Too late, or
 * after the booking was cancelled or changed otherwise, nothing changes and the money goes back.
 */
export async function confirmChange(tx: Tx, { change, store, now, origin }: PaidChange): Promise<'confirmed' | 'lost'> {
  const { siteId, changesId } = change
  if (changesId === null) return 'lost'
  const booking = await lockBooking(tx, siteId, changesId)
  const held = await lockBooking(tx, siteId, change.id)
  const isLive = held?.state === 'held' && held.heldUntil !== null && held.heldUntil > now
  if (booking?.state !== 'confirmed' || held === undefined || !isLive) return 'lost'
  await saveBookingMove(tx, held, { to: 'expired', at: now })
  const { resourceId, sittingId, date, at } = held
  const party = isSameHour(booking, held) ? booking.party + held.party : held.party
  const wish = { resourceId, sittingId, date, at, party }
  const deposit = cents(booking.deposit + held.deposit)
  await makeChange(tx, { booking, store, wish, now, deposit, due: zero, back: zero }, { now, origin })
  return 'confirmed'
}
