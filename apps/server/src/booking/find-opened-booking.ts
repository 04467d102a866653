import { timingSafeEqual } from 'node:crypto'
import type { BookingKey } from '@comanda/contract/entities/kept-booking'
import type { CallContext } from '../call/context.ts'
import type { Tx } from '../database/database.ts'
import { hashToken } from '../session/sessions.ts'
import { lockBooking, type StoredBooking } from './booking.repository.ts'

/** The booking that a key opens, or that is the caller's own; a wrong key and a missing booking look alike. */
export async function findOpenedBooking(
  tx: Tx,
  context: Pick<CallContext, 'siteId' | 'session'>,
  { bookingId, key }: BookingKey,
): Promise<StoredBooking | undefined> {
  const booking = await lockBooking(tx, context.siteId, bookingId)
  const isRight = key === null ? booking !== undefined && isOwn(booking, context) : hasKey(booking, key)
  return isRight && booking?.changesId === null ? booking : undefined
}

function hasKey(booking: StoredBooking | undefined, key: string): boolean {
  const given = hashToken(key)
  const kept = booking?.cancelKeyHash ?? Buffer.alloc(given.length)
  return kept.length === given.length && timingSafeEqual(kept, given)
}

/** Made by this very visit, or by the customer who is logged in. */
function isOwn({ sessionId, customerId }: StoredBooking, { session }: Pick<CallContext, 'session'>): boolean {
  if (session === null) return false
  return sessionId === session.id || (customerId !== null && customerId === session.customerId)
}
