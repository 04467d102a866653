import type { Instant } from '@comanda/rules/time/calendar'
import { toStoreMoment } from '@comanda/rules/time/store-moment'
import { and, asc, eq, getTableColumns, gte, inArray, sql } from 'drizzle-orm'
import type { Person } from '../call/personal-part.ts'
import type { Reader, Tx } from '../database/database.ts'
import { booking, bookingStateChange, bookingWait } from '../database/schema/booking.ts'
import { store } from '../database/schema/store.ts'

export async function listBooked(db: Reader, person: Person): Promise<object[]> {
  const { cancelKeyHash: _, ...columns } = getTableColumns(booking)
  const { bookingId, to: state, at } = bookingStateChange
  const booked = await db
    .select(columns)
    .from(booking)
    .where(isGuest(person))
    .orderBy(asc(booking.date), asc(booking.at))
  const steps = await db
    .select({ bookingId, state, at })
    .from(bookingStateChange)
    .innerJoin(booking, and(eq(booking.siteId, bookingStateChange.siteId), eq(booking.id, bookingId)))
    .where(isGuest(person))
    .orderBy(asc(bookingStateChange.id))
  const stepsOf = Map.groupBy(steps, (step) => step.bookingId)
  return [
    // When they came is about them too; which of the staff wrote it down is not.
    ...booked.map((one) => ({ ...one, steps: stepsOf.get(one.id)?.map(({ bookingId: _, ...step }) => step) ?? [] })),
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
    .where(and(isGuest(person), inArray(booking.state, ['held', 'confirmed', 'arrived'])))
  return held.some(({ date, timeZone }) => date >= toStoreMoment(now, timeZone).date)
}

/** Answers which bookings they were, as they are now. */
export async function eraseGuest(tx: Tx, person: Person) {
  const nobody = { firstName: '', lastName: '', email: '', phone: '', notes: '', acceptsMarketing: false }
  await tx.delete(bookingWait).where(isWaiting(person))
  return tx
    .update(booking)
    .set({ ...nobody, customerId: null, sessionId: null, cancelKeyHash: null, version: sql`${booking.version} + 1` })
    .where(isGuest(person))
    .returning({ id: booking.id, storeId: booking.storeId, version: booking.version })
}

function isGuest({ siteId, customerId }: Person) {
  return and(eq(booking.siteId, siteId), eq(booking.customerId, customerId))
}

/** A wish for a table names an e-mail and no account. */
function isWaiting({ siteId, email }: Person) {
  return and(eq(bookingWait.siteId, siteId), eq(bookingWait.email, email))
}
