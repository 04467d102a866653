import type { BoardBooking } from '@comanda/contract/entities/staff/board-booking'
import { judgeDeposit } from '@comanda/rules/booking/judge-deposit'
import type { SiteId } from '@comanda/rules/ids'
import { cutName, cutNotes } from '@comanda/rules/text/guest-text'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Store } from '@comanda/rules/venue/store'
import type { Reader } from '../database/database.ts'
import { listLastMoves } from './book.repository.ts'
import type { StoredBooking } from './booking.repository.ts'
import { nothingPaid, readDeposits } from './read-deposits.ts'
import { findZone } from './to-booking-facts.ts'

/** A booking with the moment for which its table is booked. */
export interface TimedBooking {
  readonly booking: StoredBooking
  readonly startsAt: Instant
}

/** Bookings of a store as its hosts see them, by hour. */
export async function toBoardBookings(
  db: Reader,
  { siteId, store }: { readonly siteId: SiteId; readonly store: Store },
  timed: readonly TimedBooking[],
): Promise<BoardBooking[]> {
  const ids = timed.map(({ booking }) => booking.id)
  const [moves, deposits] = await Promise.all([listLastMoves(db, siteId, ids), readDeposits(db, siteId, ids)])
  const lastMoves = new Map(moves.map((move) => [move.bookingId, move]))
  return timed
    .map(({ booking, startsAt }) => {
      const { id, version, reference, guest, notes, party, state, callOffReason } = booking
      const move = lastMoves.get(id)
      return {
        bookingId: id,
        version,
        reference,
        // What was stored before names were cut may be longer.
        name: cutName(`${guest.firstName} ${guest.lastName}`),
        phone: guest.phone,
        notes: cutNotes(notes),
        party,
        startsAt,
        room: findZone(store, booking),
        state,
        movedAt: move?.at ?? null,
        movedBy: move?.by ?? '',
        callOffReason,
        deposit: judgeDeposit(state, deposits.get(id) ?? nothingPaid),
      }
    })
    .sort((one, other) => one.startsAt - other.startsAt || one.name.localeCompare(other.name))
}
