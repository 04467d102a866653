import type { BoardBooking } from '@comanda/contract/entities/staff/board-booking'
import type { Tx } from '../database/database.ts'
import { getBooked } from './book.repository.ts'
import type { HostsBooking } from './lock-seen-booking.ts'
import { toBoardBookings } from './to-board-booking.ts'

/** A booking as its hosts see it after a step of theirs. */
export async function readBoardBooking(tx: Tx, { booking, store, evening }: HostsBooking): Promise<BoardBooking> {
  const { siteId, id } = booking
  const timed = { booking: await getBooked(tx, siteId, id), startsAt: evening.startsAt }
  const [read] = await toBoardBookings(tx, { siteId, store }, [timed])
  if (read === undefined) throw new Error('a booking vanished')
  return read
}
