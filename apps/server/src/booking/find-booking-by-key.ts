import { timingSafeEqual } from 'node:crypto'
import type { BookingKey } from '@comanda/contract/entities/kept-booking'
import type { SiteId } from '@comanda/rules/ids'
import type { Tx } from '../database/database.ts'
import { hashToken } from '../session/sessions.ts'
import { lockBooking, type StoredBooking } from './booking.repository.ts'

/** The booking that a key opens; a wrong key and a missing booking get the same answer. */
export async function findBookingByKey(
  tx: Tx,
  siteId: SiteId,
  { bookingId, key }: BookingKey,
): Promise<StoredBooking | undefined> {
  const booking = await lockBooking(tx, siteId, bookingId)
  const given = hashToken(key)
  const kept = booking?.cancelKeyHash ?? Buffer.alloc(given.length)
  const isRight = kept.length === given.length && timingSafeEqual(kept, given)
  return isRight ? booking : undefined
}
