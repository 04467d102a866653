import type { BookingState } from '@comanda/rules/booking/booking'
import type { BookingId, SiteId, StoreId } from '@comanda/rules/ids'
import type { StoresInReach } from '@comanda/rules/team/check-access'
import type { IsoDate } from '@comanda/rules/time/calendar'
import { and, asc, between, count, desc, eq, inArray, notInArray, sum } from 'drizzle-orm'
import type { Reader, Tx } from '../database/database.ts'
import { inReach } from '../database/in-reach.ts'
import { booking, bookingStateChange } from '../database/schema/booking.ts'
import { staff } from '../database/schema/staff.ts'
import { store } from '../database/schema/store.ts'
import { type StoredBooking, standsInBook, toStored } from './booking.repository.ts'

/** The guests of these have no place any more. */
export const notComing = ['cancelled', 'no-show'] as const satisfies readonly BookingState[]

interface Pages {
  readonly siteId: SiteId
  readonly storeId: StoreId
  readonly from: IsoDate
  readonly to: IsoDate
}

function onPages({ siteId, storeId, from, to }: Pages) {
  return and(standsInBook(siteId), eq(booking.storeId, storeId), between(booking.date, from, to))
}

/** Everything that a store's book has between two days, both among them. */
export async function listBooked(db: Reader, pages: Pages): Promise<StoredBooking[]> {
  return (await db.select().from(booking).where(onPages(pages))).map(toStored)
}

/** How much stands at each hour: who cancelled or did not come is not counted. */
export function countBookedHours(db: Reader, pages: Pages) {
  const { date, at, sittingId, party } = booking
  return db
    .select({ date, at, sittingId, bookings: count(), people: sum(party).mapWith(Number) })
    .from(booking)
    .where(and(onPages(pages), notInArray(booking.state, [...notComing])))
    .groupBy(date, at, sittingId)
}

/** The last step of each of some bookings. */
export async function listLastMoves(db: Reader, siteId: SiteId, ids: readonly BookingId[]) {
  if (ids.length === 0) return []
  const { bookingId, at, id } = bookingStateChange
  return db
    .selectDistinctOn([bookingId], { bookingId, at, by: staff.name })
    .from(bookingStateChange)
    .leftJoin(staff, and(eq(staff.siteId, bookingStateChange.siteId), eq(staff.id, bookingStateChange.staffId)))
    .where(and(eq(bookingStateChange.siteId, siteId), inArray(bookingId, [...ids])))
    .orderBy(bookingId, desc(id))
}

/** The way of a booking until now, the oldest step first. */
export function listMoves(tx: Tx, { siteId, id }: StoredBooking) {
  const { from, to } = bookingStateChange
  return tx
    .select({ from, to })
    .from(bookingStateChange)
    .where(and(eq(bookingStateChange.siteId, siteId), eq(bookingStateChange.bookingId, id)))
    .orderBy(asc(bookingStateChange.id))
}

/** Undefined for one of a store out of reach, and for one that is in no book. */
export async function lockBookedInReach(
  tx: Tx,
  { siteId, stores }: { readonly siteId: SiteId; readonly stores: StoresInReach },
  id: BookingId,
): Promise<StoredBooking | undefined> {
  const [found] = await tx
    .select()
    .from(booking)
    .where(and(standsInBook(siteId), eq(booking.id, id), inReach(booking.storeId, stores)))
    .for('update')
  return found && toStored(found)
}

export async function getBooked(db: Reader, siteId: SiteId, id: BookingId): Promise<StoredBooking> {
  const [found] = await db
    .select()
    .from(booking)
    .where(and(eq(booking.siteId, siteId), eq(booking.id, id)))
  if (found === undefined) throw new Error('a booking vanished')
  return toStored(found)
}

/** What becomes of the deposit of somebody who does not come to this store. */
export async function getNoShowDeposit(db: Reader, { siteId, storeId }: StoredBooking) {
  const [found] = await db
    .select({ answer: store.noShowDeposit })
    .from(store)
    .where(and(eq(store.siteId, siteId), eq(store.id, storeId)))
  if (found === undefined) throw new Error('a store vanished')
  return found.answer
}
