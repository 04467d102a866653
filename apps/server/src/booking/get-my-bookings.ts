import type { getMyBookings as row } from '@comanda/contract/calls/own-booking'
import type { Handler } from '../call/handler.ts'
import { getOwner } from '../customer/owner.ts'
import { findStore } from '../venue/find-store.ts'
import type { KeepsVenues } from '../venue/load-venues.ts'
import { listBookingsOfCustomer } from './booking.repository.ts'
import { toKeptBooking } from './to-kept-booking.ts'

/** The bookings that the customer made while logged in; a venue that is gone takes its bookings with it. */
export const getMyBookings: Handler<typeof row, KeepsVenues> = async (_asked, context) => {
  const { database, siteId, now, house } = context
  const snapshot = await house.venues.get(siteId)
  const kept = []
  for (const booking of await listBookingsOfCustomer(database, siteId, getOwner(context).customerId)) {
    const store = findStore(snapshot, booking.storeId)
    if (store !== undefined) kept.push(await toKeptBooking(database, booking, { store, now }))
  }
  return kept
}
