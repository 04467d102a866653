import type { BookingId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { toStoreMoment } from '@comanda/rules/time/store-moment'
import { and, asc, eq, getTableColumns, gte, inArray } from 'drizzle-orm'
import type { Person } from '../call/personal-part.ts'
import type { Reader, Tx } from '../database/database.ts'
import { booking, bookingWait } from '../database/schema/booking.ts'
import { store } from '../database/schema/store.ts'

export async function listBooked(db: Reader, person: Person): Promise<object[]> {
  const { cancelKeyHash: _, ...columns } = getTableColumns(booking)
  const booked = await db
    .select(columns)
    .from(booking)
    .where(isGuest(person))
    .orderBy(asc(booking.date), asc(booking.at))
  return [
    ...booked,
    ...(await db
      .select()
      .from(bookingWait)
      .where(and(isWaiting(person), gte(bookingWait.createdAt, person.since)))),
  ]
}

export async function hasComingBooking(db: Reader, person: Person, now: Instant): Promise<boolean> {
  const held = await db
    .select({ date: booking.date, timeZone: store.timeZone })
    .from(booking)
    .innerJoin(store, and(eq(store.siteId, booking.siteId), eq(store.id, booking.storeId)))
    .where(and(isGuest(person), inArray(booking.state, ['held', 'confirmed'])))
  return held.some(({ date, timeZone }) => date >= toStoreMoment(now, timeZone).date)
}

/** Answers which bookings they were. */
export async function eraseGuest(tx: Tx, person: Person): Promise<BookingId[]> {
  const nobody = { firstName: '', lastName: '', email: '', phone: '', notes: '', acceptsMarketing: false }
  await tx.delete(bookingWait).where(isWaiting(person))
  const erased = await tx
    .update(booking)
    .set({ ...nobody, customerId: null, sessionId: null, cancelKeyHash: null })
    .where(isGuest(person))
    .returning({ id: booking.id })
  return erased.map(({ id }) => id)
}

function isGuest({ siteId, customerId }: Person) {
  return and(eq(booking.siteId, siteId), eq(booking.customerId, customerId))
}

/** A wish for a table names an e-mail and no account. */
function isWaiting({ siteId, email }: Person) {
  return and(eq(bookingWait.siteId, siteId), eq(bookingWait.email, email))
}
